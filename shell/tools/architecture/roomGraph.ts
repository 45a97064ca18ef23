/** From a room to the rooms it imports. */
export type RoomGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** One file and the files it imports, as paths from the root of the repository. */
export interface ModuleImports {
  source: string;
  imports: readonly string[];
}

/**
 * Gathers imports of files into arrows between rooms.
 *
 * @param toRoom - the room of a file; null for files that are not in the picture
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

/** Finds rooms that import each other, directly or round about; each circle as its rooms in order. */
export function findCircle(graph: RoomGraph): readonly string[] | null {
  const done = new Set<string>();
  const visit = (room: string, path: readonly string[]): readonly string[] | null => {
    const start = path.indexOf(room);
    if (start >= 0) return [...path.slice(start), room];
    if (done.has(room)) return null;
    for (const next of graph.get(room) ?? []) {
      const circle = visit(next, [...path, room]);
      if (circle !== null) return circle;
    }
    done.add(room);
    return null;
  };
  for (const room of graph.keys()) {
    const circle = visit(room, []);
    if (circle !== null) return circle;
  }
  return null;
}

/** Leaves out each arrow that a way over other rooms implies: a picture with all of them shows none of them. */
export function withoutDetours(graph: RoomGraph): RoomGraph {
  const reaches = (from: string, to: string): boolean =>
    [...(graph.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  return new Map(
    [...graph].map(([room, targets]) => [
      room,
      new Set([...targets].filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))),
    ]),
  );
}

/** Draws a graph without circles as a Mermaid flowchart, importing rooms above imported ones. */
export function toMermaid(graph: RoomGraph): string {
  const toId = (room: string) => room.replace(/\W/g, '_');
  const rooms = [
    ...new Set([...graph.keys(), ...[...graph.values()].flatMap((targets) => [...targets])]),
  ].sort();
  const arrows = [...withoutDetours(graph)]
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
