package caves.validate;

import caves.grid.Grid;

/**
 * How fine-grained a map is.
 *
 * @param boundaryLength pairs of cells that share an edge, one floor and one wall, inside the map
 * @param isolatedCells cells whose neighbours across an edge, all those inside the map, are of the other kind
 * @param neighbourCorrelation Pearson's correlation of wall (1) and floor (0) over all pairs of cells that share an edge, each
 *     taken both ways: 0 for noise, near 1 for large patches; NaN where all the cells in pairs are alike
 */
public record Texture(long boundaryLength, long isolatedCells, double neighbourCorrelation) {

    public static Texture of(Grid grid) {
        return new TextureCount(grid).texture();
    }
}
