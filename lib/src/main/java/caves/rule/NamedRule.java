package caves.rule;

/** Rules of published cave generators, as their wall counts, each with where it comes from. */
public enum NamedRule {
    STRICT(Rule.STRICT, "the chapter, Generate Caves from Noise"),
    /** Also the rule of the origin article, which shows it at a fill of 45 % as the problem to be solved. */
    CLASSIC(Rule.CLASSIC, "J. Babcock, Cellular Automata Method for Generating Random Cave-Like Levels, RogueBasin"),
    /** From 45 % it usually settles within 15 steps, says its author. */
    KUN(Rule.parse("B678/S345678"), "J. Kun, The Cellular Automaton Method for Cave Generation, Math \u2229 Programming, 2012"),
    /** A wall dies below 3 neighbours, floor fills above 4. */
    COOK(Rule.parse("B5678/S345678"), "M. Cook, Generate Random Cave Levels Using Cellular Automata, Envato Tuts+"),
    /** Birth at exactly 5, so that walls grow inwards from a border. */
    GRIDBUGS(Rule.parse("B5/S45678"), "Cellular Automata Cave Generation, gridbugs.org, 2015");

    private final Rule rule;
    private final String source;

    NamedRule(Rule rule, String source) {
        this.rule = rule;
        this.source = source;
    }

    public Rule rule() {
        return rule;
    }

    /** Author, title and place of publication. */
    public String source() {
        return source;
    }
}
