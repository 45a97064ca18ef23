import { findUnlicensed, isReleaseFault, readPackages } from '@portfolio/registry';
import type { FoundRelease, Registry } from '@portfolio/registry';
import type { Refusal } from '../release/compatibility';
import type { Teams } from '../release/teams';

/**
 * Refuses a new release that contains code of packages whose licence is not listed in `teams.json`. Pinned releases are
 * not affected: shortening the list does not remove any page.
 */
export async function checkLicences(
  { release }: FoundRelease,
  { registry, teams, isNew }: { registry: Registry; teams: Teams | null; isNew: boolean },
): Promise<Refusal[]> {
  if (teams?.licences === undefined || !isNew) return [];
  const { file, licences } = teams;
  const refuse = (problem: string, nextStep: string): Refusal[] => [
    { check: 'licences', problem: `${release.id} ${release.version} ${problem}`, nextStep },
  ];
  try {
    const packages = await readPackages(registry, release);
    if (packages === null)
      return refuse(
        'has no bill of materials.',
        'Deploy it again under a higher version, with a @portfolio/build that writes one.',
      );
    const found = findUnlicensed(packages, licences);
    if (found.length === 0) return [];
    return refuse(
      `has code of packages whose licence is not on the list: ${found.join(', ')}.`,
      `Use another package, and release again; or add the licence to "licences" of ${file}, if its terms can be kept.`,
    );
  } catch (error) {
    if (!isReleaseFault(error)) throw error;
    return refuse(
      `has a bill of materials that cannot be read: ${error.message}`,
      'Deploy it again under a higher version.',
    );
  }
}
