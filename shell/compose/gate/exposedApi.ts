import type { Release } from '@portfolio/contract';
import semver from 'semver';
import type { Refusal } from '../release/compatibility';

/** Compares what two releases expose: what the pinned one has, a release of the same major version has too. */
export function checkExposedApi(release: Release, current: Release): Refusal[] {
  // Releases that do not say what they expose, or that are a new major version, may differ.
  if (release.api.length === 0 || semver.major(release.version) > semver.major(current.version)) return [];
  const kept = new Set(release.api);
  const broken = current.api.filter((member) => !kept.has(member));
  if (broken.length === 0) return [];
  return [
    {
      check: 'api',
      problem: `${release.id} ${release.version} no longer exposes ${broken.join(', ')}, as ${current.version} does.`,
      nextStep: `Bring it back, or release it as ${semver.inc(current.version, 'major')}: a break is a new major version.`,
    },
  ];
}
