import { findFileFaults } from '@portfolio/build/page-styles';
import type { Release } from '@portfolio/contract';
import { readReleaseFile, type Registry } from '@portfolio/registry';
import { withinTime } from '../prerender/page-checks/withinTime';
import type { Refusal } from '../release/compatibility';

/** For one file; the largest of the site's own remotes takes well under a second. */
const LIMIT_MS = 20_000;

/**
 * Finds rules in a release's files that style anything outside its pages. A file that is not checked within `limitMs`
 * milliseconds is refused.
 */
export async function checkStyles(
  release: Release,
  registry: Registry,
  limitMs = LIMIT_MS,
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  const refuse = (problem: string, nextStep: string) =>
    refusals.push({ check: 'styles', problem: `${release.id} ${release.version} ${problem}`, nextStep });
  for (const file of Object.keys(release.web.files).filter((name) => /\.(js|css)$/i.test(name))) {
    const text = String(await readReleaseFile(registry, release, 'web', file));
    const faults = withinTime(limitMs, () => findFileFaults(file, text));
    if (faults === null)
      refuse(
        `has styles in ${file} that are not checked after ${limitMs / 1000} s.`,
        'Use fewer rules, or shorter ones.',
      );
    for (const { where, problem, remedy } of faults ?? [])
      refuse(`styles more than its pages in ${file}: "${where}" ${problem}.`, remedy);
  }
  return refusals;
}
