import fs from 'node:fs';
import path from 'node:path';
import { toReachEdits } from './edits';
import { EQUIVALENT_MUTATIONS } from './equivalent';
import { listMutations } from './listMutations';
import { applyEdits } from './mutationTransformer.cjs';

const ROOT = path.resolve(__dirname, '../../../..');

const listChanges = (source: string) => listMutations('a.tsx', source).map(({ what }) => what);

test.each<[source: string, changes: string[]]>([
  ['if (a) b();', ['a -> true', 'a -> false']],
  ['if (!a) b();', ['!a -> true', '!a -> false']],
  ['const b = a ? c : d;', ['a -> true', 'a -> false']],
  ['while (a) b();', ['a -> false']],
  ['for (;a;) b();', ['a -> false']],
  ['const b = a === c;', ['a === c -> true', 'a === c -> false']],
  ['const b = a < c;', ['a < c -> true', 'a < c -> false', '< -> <=']],
  ['const b = a && c;', ['a && c -> (a)', 'a && c -> (c)']],
  ['const b = a ?? c;', ['a ?? c -> (a)', 'a ?? c -> (c)']],
  ['const b = (a, c - d);', ['- -> +']],
  ['for (const a of b) a.c();', ['for (const a of b) a.c(); -> (nothing)']],
  ['for (;;) { a(); b(); }', ['a(); -> (nothing)', 'b(); -> (nothing)']],
  ['if (a) { throw b; }', ['a -> true', 'a -> false']],
  ['function f() { a++; return b; }', ['a++; -> (nothing)', 'a++ -> a--', 'b -> undefined']],
  ['switch (a) { case b: c(); default: d(); }', ['case b: c(); -> (nothing)', 'default: d(); -> (nothing)']],
  ['const f = () => a;', ['a -> undefined']],
  ['const f = () => a > b;', ['a > b -> true', 'a > b -> false', '> -> >=']],
  ['const f = () => undefined;', []],
  ['const b = [a, c];', ['a, -> (nothing)', ', c -> (nothing)']],
  ['const b = { a, ...c };', [', ...c -> (nothing)']],
  ['const b = a.filter(c).some(d);', ['a.filter(c) -> a', 'some -> every']],
  ["const b = a.startsWith('/');", ['startsWith -> endsWith', "'/' -> ''"]],
  [
    'const b = [true, 16, 17];',
    ['true, -> (nothing)', 'true -> false', '16, -> (nothing)', '16 -> 17', ', 17 -> (nothing)'],
  ],
  ['const b = /^[^a]\\$$/;', ['/^[^a]\\$$/ -> /[^a]\\$$/', '/^[^a]\\$$/ -> /^[^a]\\$/']],
  ['const b = a?.c?.();', ['?. -> .', '?. -> (nothing)']],
  ["import a from 'b'; type C = true; interface D { e: 1 }", []],
])('in %s makes each mutation', (source, changes) => {
  expect([...listChanges(source)].sort()).toEqual([...changes].sort());
});

test('names the position of a mutation, and the innermost mark around it', () => {
  const source = 'const a = 1;\nfunction f() {\n  return a;\n}';
  expect(listMutations('a.ts', source).map(({ line, column, mark }) => [line, column, mark])).toEqual([
    [1, 11, 0],
    [3, 10, 2],
  ]);
});

test('marks statements and functions with an expression body, and nothing else', () => {
  const source = "'use client';\nimport a from 'b';\nconst f = () => a;\nif (f) { f(); }";
  const [edits] = Object.values(toReachEdits('a.ts', source));
  const mark = (index: number) => `globalThis.__mutationReached?.('a.ts:${index}')`;
  expect(applyEdits(source, edits ?? [])).toBe(
    `'use client';\nimport a from 'b';\n${mark(0)};const f = () => (${mark(1)}, a);\n${mark(2)};if (f) { ${mark(3)};f(); }`,
  );
});

test('each mutation listed as equivalent still exists in its file, with a reason', () => {
  for (const { file, what, reason } of EQUIVALENT_MUTATIONS) {
    expect(listMutations(file, fs.readFileSync(path.join(ROOT, file), 'utf8'))).toContainEqual(
      expect.objectContaining({ what }),
    );
    expect(reason).toMatch(/\.$/);
  }
});
