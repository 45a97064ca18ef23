import satisfies from 'spdx-satisfies';
import type { BundledPackage } from './sbom';

/**
 * Licences that allow distributing code to visitors with nothing but a notice. The build of a remote allows these; a
 * site lists the ones it allows in `teams.json`.
 */
export const USUAL_LICENCES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

/** No package needs more operators or characters: the time to evaluate an expression grows exponentially with them. */
const MAX_OPERATORS = 20;
const MAX_CHARACTERS = 1000;

/**
 * Finds the packages that may not be used.
 *
 * @param packages - of a release
 * @param allowed - SPDX ids; if a package offers a choice of licences, one of them is enough
 * @returns a text for each, such as "chess@1.0.0 (GPL-3.0-only)"
 */
export function findUnlicensed(packages: readonly BundledPackage[], allowed: readonly string[]): string[] {
  return packages
    .filter(({ licence }) => licence === null || !isSatisfied(licence, allowed))
    .map(({ name, version, licence }) => `${name}@${version} (${licence ?? 'no licence that SPDX knows'})`);
}

function isSatisfied(licence: string, allowed: readonly string[]): boolean {
  if (licence.length > MAX_CHARACTERS || countOperators(licence) > MAX_OPERATORS) return false;
  try {
    return satisfies(licence, allowed);
  } catch {
    // No SPDX expression, so its terms are unknown.
    return false;
  }
}

/** Counts each AND and OR that is not a part of a name, also the one in "MIT OR0BSD", which SPDX tools read as "OR". */
function countOperators(licence: string): number {
  return licence.match(/(?<![\w.-])(?:AND|OR)/gi)?.length ?? 0;
}
