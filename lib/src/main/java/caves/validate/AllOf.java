package caves.validate;

import caves.grid.Grid;
import java.util.List;
import java.util.stream.Collectors;

/** Several requirements that look at one survey, so that regions are found once. */
record AllOf(List<Requirement> requirements) implements Requirement {
    AllOf {
        requirements = List.copyOf(requirements);
    }

    @Override
    public String name() {
        return requirements.isEmpty() ? "nothing" : requirements.stream().map(Requirement::name).collect(Collectors.joining("; "));
    }

    @Override
    public List<Finding> check(Grid grid) {
        return check(new Survey(grid));
    }

    @Override
    public boolean isMet(Grid grid) {
        return new Survey(grid).meets(this);
    }

    private List<Finding> check(Survey map) {
        return requirements.stream().flatMap(requirement -> (requirement instanceof AllOf several ? several.check(map)
                : requirement instanceof MapRequirement one ? one.check(map)
                : requirement.check(map.grid())).stream()).toList();
    }

    @Override
    public String toString() {
        return name();
    }
}
