/**
 * Changes that make sure of something.
 *
 * <p>A {@link caves.repair.Repair repair} makes a new map and {@link caves.repair.Repaired says} what it changed: it <em>fills</em>
 * regions, which become wall, or <em>digs</em> {@link caves.repair.Tunnel tunnels}. A <em>room</em> is a region that tunnels join;
 * its {@link caves.repair.RoomEdges edge cells} are those that touch wall. A <em>pocket</em> is a region smaller than wanted, the
 * largest region never. The border is <em>closed</em> where all the outermost cells are wall.
 *
 * <p>For teaching: {@link caves.repair.JoinOrder other orders} of joining, {@link caves.repair.JoinCost what it costs} to find
 * the nearest, and {@link caves.repair.Slope a tunnel of any slope}.
 */
package caves.repair;
