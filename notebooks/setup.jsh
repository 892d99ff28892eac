// Run by the first cell of every notebook: puts the library on the classpath and its names in scope.
import java.nio.file.*;
if (!Files.exists(Path.of("../target/classes/caves/grid/Grid.class"))) {
    var message = "The library is not built yet. In the project's folder, run: python3 caves.py run";
    System.err.println(message);
    throw new IllegalStateException(message);
}
%classpath ../target/classes
%classpath ../target/lib/*.jar
import java.awt.image.BufferedImage;
import java.util.function.*;
import java.util.stream.*;
import caves.grid.*;
import caves.noise.*;
import caves.rule.*;
import caves.recipe.*;
import caves.region.*;
import caves.validate.*;
import caves.repair.*;
import caves.search.*;
import caves.evidence.*;
import caves.show.*;
import caves.exercise.*;
import org.apache.commons.math3.distribution.BinomialDistribution;
import tech.tablesaw.api.*;
import static caves.evidence.Measured.*;
import static caves.evidence.Verdict.*;

// Off a screen the JVM must not ask for one.
System.setProperty("java.awt.headless", "true");

// A picture, and beside it as text what it shows.
void show(BufferedImage image, String caption) {
    display(image);
    display(caption, "text/html");
}

// A table, or any other piece of HTML, as the result of a cell.
Object show(Table table) {
    return render(Tables.html(table), "text/html");
}
Object html(String html) {
    return render(html, "text/html");
}
