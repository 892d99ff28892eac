package caves.region;

import caves.grid.Cell;

/** One region: its first cell in scan order, its number of cells, and the rows and columns that it spans, ends included. */
public record Region(Cell first, long size, int top, int left, int bottom, int right) {}
