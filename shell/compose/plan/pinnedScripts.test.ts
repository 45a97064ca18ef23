import type { FoundRelease } from '@portfolio/registry';
import { MAX_SCRIPTS_IN_HEADER, planPinnedScripts } from './pinnedScripts';

const SHELL = { files: toFiles('shell', 2) };

/** Files with the hashes `<name>-1`, `<name>-2` and so on, and a style file. */
function toFiles(name: string, count: number) {
  const scripts = Array.from({ length: count }, (_script, index) => `${name}-${index + 1}`);
  return {
    'style.css': { bytes: 1, integrity: `${name}-style` },
    ...Object.fromEntries(scripts.map((integrity) => [`${integrity}.js`, { bytes: 1, integrity }])),
  };
}

const toRelease = (name: string, count: number) =>
  ({ release: { web: { files: toFiles(name, count) } } }) as unknown as FoundRelease;

const FEW = new Map([
  ['maps', [toRelease('maps', 2), toRelease('maps-before', 1)]],
  ['games', [toRelease('games', 1)]],
]);
const ALL = ['games-1', 'maps-1', 'maps-2', 'maps-before-1', 'shell-1', 'shell-2'];

test('every page allows the scripts of all remotes, in its header', () => {
  const { inHeader, toListed, toListId } = planPinnedScripts(SHELL, FEW, false);
  expect([inHeader, toListed('maps'), toListId('maps')]).toEqual([ALL, null, '']);
});

test('the documents list them if the host cuts headers', () => {
  const { inHeader, toListed, toListId } = planPinnedScripts(SHELL, FEW, true);
  expect([inHeader, toListed(undefined), toListed('maps'), toListId('maps')]).toEqual([null, ALL, ALL, '']);
});

describe('with more scripts than a header can carry', () => {
  const many = new Map([...FEW, ['atlas', [toRelease('atlas', MAX_SCRIPTS_IN_HEADER - ALL.length + 1)]]]);

  test.each([true, false])('no header lists them, whether the host cuts headers or not: %s', (isCut) => {
    expect(planPinnedScripts(SHELL, many, isCut).inHeader).toBeNull();
  });

  test.each([
    ['of a remote', 'maps', ['maps-1', 'maps-2', 'maps-before-1', 'shell-1', 'shell-2']],
    ['of the shell', undefined, ['shell-1', 'shell-2']],
  ])('a page %s allows its own, under an id that others do not have', (_whose, id, scripts) => {
    const { toListed, toListId } = planPinnedScripts(SHELL, many, false);
    expect([toListed(id), toListId(id)]).toEqual([scripts, id ?? '']);
  });

  test('one script fewer fits into the header', () => {
    const fitting = new Map([...FEW, ['atlas', [toRelease('atlas', MAX_SCRIPTS_IN_HEADER - ALL.length)]]]);
    expect(planPinnedScripts(SHELL, fitting, false).inHeader).toHaveLength(MAX_SCRIPTS_IN_HEADER);
  });
});
