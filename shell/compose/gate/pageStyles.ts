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
    const text = findText(await readReleaseFile(registry, release, 'web', file));
    if (text === null) {
      refuse(
        `has ${file} in another encoding than UTF-8, which browsers may read in another way.`,
        'Save its sources as UTF-8.',
      );
      continue;
    }
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

/** Null if it is not UTF-8: by its first two bytes, a browser reads a file as UTF-16, whatever the server says. */
function findText(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
