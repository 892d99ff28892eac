package caves.evidence;

/** The numbers {@code low .. high}, written by hand before the run, within which a verdict stands. */
public record Band(double low, double high) {
    public Band {
        if (!(low <= high) || Double.isInfinite(low) && Double.isInfinite(high))
            throw new IllegalArgumentException("band " + low + " .. " + high + "; allowed is low <= high, one end finite");
    }

    /** Whether the whole interval lies in the band: a verdict never rests on an interval's edge. */
    public boolean holds(Measured measured) {
        return low <= measured.low() && measured.high() <= high;
    }

    @Override
    public String toString() {
        return low == high ? Decimals.text(low) : Decimals.text(low) + " .. " + Decimals.text(high);
    }
}
