package caves.search;

import caves.grid.Grid;
import caves.grid.Neighbourhood;
import caves.recipe.Recipe;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.stream.StreamSupport;

/** Saved caves as maps of the editor Tiled. */
final class CaveTiled {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int FLOOR = 1;
    private static final int WALL = 2;
    private static final int TILE = 16;

    private CaveTiled() {}

    static String of(SavedCave cave) {
        ObjectNode map = sized(JSON.createObjectNode(), cave.grid()).put("type", "map").put("version", "1.10").put("infinite", false)
                .put("orientation", "orthogonal").put("renderorder", "right-down").put("tilewidth", TILE).put("tileheight", TILE)
                .put("nextlayerid", 2).put("nextobjectid", 1);
        if (cave.recipe().neighbourhood() == Neighbourhood.HEX)
            map.put("orientation", "hexagonal").put("staggeraxis", "y").put("staggerindex", "odd").put("hexsidelength", TILE / 2);
        ArrayNode properties = map.putArray("properties");
        property(properties, "recipe", cave.recipe().toString());
        property(properties, "seed", Long.toString(cave.seed()));
        map.putArray("tilesets").addObject().put("firstgid", FLOOR).put("name", "cave").put("image", "cave-tiles.png")
                .put("imagewidth", 2 * TILE).put("imageheight", TILE).put("tilewidth", TILE).put("tileheight", TILE)
                .put("tilecount", 2).put("columns", 2).put("margin", 0).put("spacing", 0);
        ArrayNode data = sized(map.putArray("layers").addObject(), cave.grid()).put("id", 1).put("name", "cave").put("type", "tilelayer")
                .put("x", 0).put("y", 0).put("opacity", 1).put("visible", true).putArray("data");
        for (int row = 0; row < cave.grid().rows(); row++)
            for (int col = 0; col < cave.grid().cols(); col++) data.add(cave.grid().isWall(row, col) ? WALL : FLOOR);
        return map + "\n";
    }

    private static ObjectNode sized(ObjectNode node, Grid grid) {
        return node.put("width", grid.cols()).put("height", grid.rows());
    }

    /** The seed is a text too: JSON's numbers are doubles to many readers, and end at 2^53. */
    private static void property(ArrayNode properties, String name, String value) {
        properties.addObject().put("name", name).put("type", "string").put("value", value);
    }

    static SavedCave parse(String json) {
        JsonNode map = read(json);
        JsonNode layer = first(map.path("layers"), "type", "tilelayer"), data = layer.path("data");
        int rows = layer.path("height").asInt(), cols = layer.path("width").asInt();
        if (!data.isArray() || data.size() != (long) rows * cols)
            throw new IllegalArgumentException("the layer's data are no plain list of " + rows + " x " + cols + " numbers");
        Grid grid = Grid.of(rows, cols, (row, col) -> isWall(data.get(row * cols + col), row, col));
        JsonNode properties = map.path("properties");
        return new SavedCave(Recipe.parse(first(properties, "name", "recipe").path("value").asText()),
                SavedCave.seed(first(properties, "name", "seed").path("value").asText()), grid);
    }

    private static JsonNode read(String json) {
        try {
            return JSON.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no JSON: " + e.getOriginalMessage(), e);
        }
    }

    private static JsonNode first(JsonNode list, String key, String value) {
        return StreamSupport.stream(list.spliterator(), false).filter(node -> node.path(key).asText().equals(value)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the map has nothing whose '" + key + "' is '" + value + "'"));
    }

    private static boolean isWall(JsonNode tile, int row, int col) {
        if (tile.isInt() && (tile.intValue() == FLOOR || tile.intValue() == WALL)) return tile.intValue() == WALL;
        throw new IllegalArgumentException("tile " + tile + " in row " + row + ", column " + col + "; allowed are 1 floor and 2 wall");
    }
}
