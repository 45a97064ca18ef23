import { findCycle, toMermaid, toFolderGraph, reduceTransitively } from './folderGraph';

const toGraph = (arrows: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(arrows).map(([folder, targets]) => [folder, new Set(targets)]));

test('groups files into folders; files outside folders and imports within one give no arrow', () => {
  const graph = toFolderGraph(
    [
      { source: 'shell/a/one.ts', imports: ['shell/b/two.ts', 'shell/a/three.ts', 'node_modules/x.js'] },
      { source: 'shell/b/two.ts', imports: [] },
      { source: 'docs/x.ts', imports: ['shell/a/one.ts'] },
    ],
    (file) => /^shell\/(\w)\//.exec(file)?.[1] ?? null,
  );
  expect(graph).toEqual(toGraph({ a: ['b'], b: [] }));
});

test('finds a cycle with every folder on it, if there is one', () => {
  expect(findCycle(toGraph({ a: ['b'], b: ['c'], c: ['b'] }))).toEqual(['b', 'c', 'b']);
  expect(findCycle(toGraph({ a: ['b', 'c'], b: ['c'], c: [] }))).toBeNull();
});

test('leaves out an arrow that other arrows imply', () => {
  expect(reduceTransitively(toGraph({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual(
    toGraph({ a: ['b'], b: ['c'], c: [] }),
  );
});

test('the diagram names every folder, in the same order each time', () => {
  expect(toMermaid(toGraph({ 'compose/plan': ['release'] }))).toBe(
    '```mermaid\nflowchart TD\n  compose_plan["compose/plan"]\n  release["release"]\n  compose_plan --> release\n```',
  );
});
