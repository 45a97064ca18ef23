import { findFileFaults } from '@portfolio/build/page-styles';
import type { Release } from '@portfolio/contract';
import { readReleaseFile, type Registry } from '@portfolio/registry';
import type { Refusal } from '../release/compatibility';

/** Finds rules in a release's files that style anything outside its pages. */
export async function checkStyles(release: Release, registry: Registry): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const file of Object.keys(release.web.files).filter((name) => /\.(js|css)$/i.test(name))) {
    const text = String(await readReleaseFile(registry, release, 'web', file));
    for (const { where, problem, remedy } of findFileFaults(file, text))
      refusals.push({
        check: 'styles',
        problem: `${release.id} ${release.version} styles more than its pages in ${file}: "${where}" ${problem}.`,
        nextStep: remedy,
      });
  }
  return refusals;
}
