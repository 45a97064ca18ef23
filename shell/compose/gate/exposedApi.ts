import type { Release } from '@portfolio/contract';
import semver from 'semver';
import type { Refusal } from '../release/compatibility';

/**
 * Compares what two releases expose: what the pinned one has, a release of the same major version has too.
 *
 * @param mayDropPages - whether a page that is gone takes what the remote exposes for it along
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
      nextStep: `Bring it back, or release it as ${semver.inc(current.version, 'major')}: a break is a new major version.`,
    },
  ];
}
