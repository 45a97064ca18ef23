/** The imports of each folder. */
export type FolderGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** A file and its imports, as paths from the root of the repository. */
export interface ModuleImports {
  source: string;
  imports: readonly string[];
}

/**
 * Groups imports between files into arrows between folders.
 *
 * @param toFolder - the folder of a file; null for files that are not in the diagram
 */
export function toFolderGraph(
  modules: readonly ModuleImports[],
  toFolder: (file: string) => string | null,
): FolderGraph {
  const graph = new Map<string, Set<string>>();
  for (const { source, imports } of modules) {
    const from = toFolder(source);
    if (from === null) continue;
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const to of imports.map(toFolder)) if (to !== null && to !== from) targets.add(to);
  }
  return graph;
}

/** Finds a circular import between folders, direct or indirect; returns its folders in order. */
export function findCycle(graph: FolderGraph): readonly string[] | null {
  const done = new Set<string>();
  const visit = (folder: string, path: readonly string[]): readonly string[] | null => {
    const start = path.indexOf(folder);
    if (start >= 0) return [...path.slice(start), folder];
    if (done.has(folder)) return null;
    for (const next of graph.get(folder) ?? []) {
      const cycle = visit(next, [...path, folder]);
      if (cycle !== null) return cycle;
    }
    done.add(folder);
    return null;
  };
  for (const folder of graph.keys()) {
    const cycle = visit(folder, []);
    if (cycle !== null) return cycle;
  }
  return null;
}

/** Removes each arrow that a longer path implies (transitive reduction); otherwise a diagram is too dense to read. */
export function reduceTransitively(graph: FolderGraph): FolderGraph {
  const reaches = (from: string, to: string): boolean =>
    [...(graph.get(from) ?? [])].some((next) => next === to || reaches(next, to));
  return new Map(
    [...graph].map(([folder, targets]) => [
      folder,
      new Set([...targets].filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))),
    ]),
  );
}

/** Draws a graph without cycles as a Mermaid flowchart, importing folders above imported ones. */
export function toMermaid(graph: FolderGraph): string {
  const toId = (folder: string) => folder.replace(/\W/g, '_');
  const folders = [
    ...new Set([...graph.keys(), ...[...graph.values()].flatMap((targets) => [...targets])]),
  ].sort();
  const arrows = [...reduceTransitively(graph)]
    .flatMap(([folder, targets]) => [...targets].map((to) => `  ${toId(folder)} --> ${toId(to)}`))
    .sort();
  return [
    '```mermaid',
    'flowchart TD',
    ...folders.map((folder) => `  ${toId(folder)}["${folder}"]`),
    ...arrows,
    '```',
  ].join('\n');
}
