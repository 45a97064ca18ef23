import type { Release } from '@portfolio/contract';
import { readReleaseFile, type Registry } from '@portfolio/registry';
import type { Refusal } from '../release/compatibility';

/**
 * By package, marks that are found only in its own code, even if it is minified and tree-shaken: assignments of
 * internals, or elements created with React's own symbol. Merely reading either does not count as a copy.
 */
export const COPY_MARKS: readonly (readonly [name: string, mark: Pick<RegExp, 'test'>])[] = [
  ['react', /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/],
  ['react', { test: createsElements }],
  ['react', /\$\$typeof["']?\s*:\s*Symbol\.for\(["'`]react\.(?:transitional\.)?element["'`]\)/],
  ['react-dom', /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/],
  ['styled-components', /SC_DISABLE_SPEEDY/],
];

/** A name with React's symbol. A match begins only where a name does: a hostile script must not take quadratic time. */
const NAMED_SYMBOL = /(?<![\w$])([\w$]+)\s*=\s*Symbol\.for\(["'`]react\.(?:transitional\.)?element["'`]\)/g;

/** Whether React's symbol gets a name, and an object further on gets its type by that name. */
function createsElements(text: string): boolean {
  const lastUses = new Map<string, number>();
  for (const { 1: name = '', index } of text.matchAll(/\$\$typeof["']?\s*:\s*([\w$]+)/g))
    lastUses.set(name, index);
  // The place of the last use is NaN if there is none, and NaN is greater than nothing.
  return [...text.matchAll(NAMED_SYMBOL)].some(
    ({ 1: name = '', index }) => Number(lastUses.get(name)) > index,
  );
}

/** Finds bundled copies of singletons in a release's scripts: with them, a page would run two copies. */
export async function checkOwnCopies(release: Release, registry: Registry): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const file of Object.keys(release.web.files).filter((name) => name.endsWith('.js'))) {
    const text = String(await readReleaseFile(registry, release, 'web', file));
    const found = COPY_MARKS.filter(([, mark]) => mark.test(text)).map(([name]) => name);
    for (const name of new Set(found))
      refusals.push({
        check: 'singletons',
        problem: `${release.id} ${release.version} carries its own copy of ${name} in ${file}.`,
        nextStep: `Import ${name} by its plain name and build with @portfolio/build, which takes it from the shell.`,
      });
  }
  return refusals;
}
