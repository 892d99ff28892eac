package caves.testing;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Supplier;

/** What is not understood is refused with a message that says what came and what was allowed. */
public final class Refusals {
    private Refusals() {}

    public static void refuses(Supplier<?> call, Object... named) {
        String message = assertThrows(IllegalArgumentException.class, call::get).getMessage();
        for (Object part : named)
            assertTrue(message.contains(part.toString()), () -> "\"" + message + "\" does not name \"" + part + "\"");
    }
}
