/** The imports of each room. */
export type RoomGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** A file and its imports, as paths from the root of the repository. */
export interface ModuleImports {
  source: string;
  imports: readonly string[];
}

/**
 * Groups imports between files into arrows between rooms.
 *
 * @param toRoom - the room of a file; null for files that are not in the diagram
 */
export function toRoomGraph(
  modules: readonly ModuleImports[],
  toRoom: (file: string) => string | null,
): RoomGraph {
  const graph = new Map<string, Set<string>>();
  for (const { source, imports } of modules) {
    const from = toRoom(source);
    if (from === null) continue;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const to of imports.map(toRoom)) if (to !== null && to !== from) targets.add(to);
  }
  return graph;
}

/** Finds a circular import between rooms, direct or indirect; returns its rooms in order. */
export function findCycle(graph: RoomGraph): readonly string[] | null {
  const done = new Set<string>();
  const visit = (room: string, path: readonly string[]): readonly string[] | null => {
    const start = path.indexOf(room);
    if (start >= 0) return [...path.slice(start), room];
    if (done.has(room)) return null;
    for (const next of graph.get(room) ?? []) {
      const cycle = visit(next, [...path, room]);
      if (cycle !== null) return cycle;
    }
    done.add(room);
    return null;
  };
  for (const room of graph.keys()) {
    const cycle = visit(room, []);
    if (cycle !== null) return cycle;
  }
  return null;
}

/** Removes each arrow that a longer path implies (transitive reduction); otherwise a diagram is too dense to read. */
export function reduceTransitively(graph: RoomGraph): RoomGraph {
  const reaches = (from: string, to: string): boolean =>
    [...(graph.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  return new Map(
    [...graph].map(([room, targets]) => [
      room,
      new Set([...targets].filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))),
    ]),
  );
}

/** Draws a graph without cycles as a Mermaid flowchart, importing rooms above imported ones. */
export function toMermaid(graph: RoomGraph): string {
  const toId = (room: string) => room.replace(/\W/g, '_');
  const rooms = [
    ...new Set([...graph.keys(), ...[...graph.values()].flatMap((targets) => [...targets])]),
  ].sort();
  const arrows = [...reduceTransitively(graph)]
    .flatMap(([room, targets]) => [...targets].map((to) => `  ${toId(room)} --> ${toId(to)}`))
    .sort();
  return [
    '```mermaid',
    'flowchart TD',
    ...rooms.map((room) => `  ${toId(room)}["${room}"]`),
    ...arrows,
    '```',
  ].join('\n');
}
