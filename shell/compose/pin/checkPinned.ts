import type { PinsFile } from '@portfolio/contract';
import { type FoundRelease, isReleaseFault, readPinnedRelease, type Registry } from '@portfolio/registry';
import { checkPins } from '../gate/checkPins';
import type { Refusal } from '../release/compatibility';
import { checkRevoked } from '../release/revoked';
import { readTeams } from '../release/teams';
import type { ShellPaths } from '../shell-build/paths';
import { loadShellRenderer } from '../shell-build/shellBuild';

/**
 * Finds everything for which composing would refuse the pins, without running code of a release; a release that
 * cannot be read is a fault too.
 */
export async function checkPinned(
  pins: PinsFile,
  registry: Registry,
  { dist, cache, pins: pinsFile }: Pick<ShellPaths, 'dist' | 'cache' | 'pins'>,
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  const releases: FoundRelease[] = [];
  const renderer = loadShellRenderer(dist);
  const teams = readTeams(pinsFile);
  const tolerate = (id: string) => (error: unknown) => {
    if (!isReleaseFault(error)) throw error;
    const nextStep = `Restore it in ${registry.location}, or pin another release of ${id}.`;
    refusals.push({ check: 'hashes', problem: error.message, nextStep });
  };
  for (const [id, pin] of Object.entries(pins.remotes)) {
    refusals.push(...checkRevoked(pins, id, pin));
    const release = await readPinnedRelease(registry, id, pin).catch(tolerate(id));
    if (release !== undefined) releases.push({ release, pin });
  }
  for (const { release } of releases) {
    const options = { renderer, registry, cacheDir: cache, releases, remoteId: release.id, teams };
    refusals.push(...((await checkPins(options).catch(tolerate(release.id))) ?? []));
  }
  return refusals;
}
