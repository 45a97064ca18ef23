import type { Release } from '@portfolio/contract';
import semver from 'semver';
import type { Refusal } from '../release/compatibility';

/**
 * Compares the exposed API of two releases: everything the pinned one exposes must still be there in the same major
 * version.
 *
 * @param mayDropPages - whether API that belongs to a dropped page may go too
 */
export function checkExposedApi(release: Release, current: Release, mayDropPages = false): Refusal[] {
  if (semver.major(release.version) > semver.major(current.version)) return [];
  const kept = new Set(release.api);
  const isDropped = (member: string) => {
    const [, page] = /^pages\.([^:]+):/.exec(member) ?? [];
    return page !== undefined && !Object.hasOwn(release.pages, page);
  };
  const broken = current.api.filter((member) => !kept.has(member) && !(mayDropPages && isDropped(member)));
  if (broken.length === 0) return [];
  return [
    {
      check: 'api',
      problem: `${release.id} ${release.version} no longer exposes ${broken.join(', ')}, as ${current.version} does.`,
      nextStep: `Bring it back, or release it as ${semver.inc(current.version, 'major')}: a breaking change needs a new major version.`,
    },
  ];
}
