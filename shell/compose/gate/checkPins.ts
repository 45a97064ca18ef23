import type { PinsFile, Release } from '@portfolio/contract';
import { isReleaseFault, readPinnedRelease, type Registry } from '@portfolio/registry';
import { checkCompatibility, type Refusal } from '../release/compatibility';
import { checkRevoked } from '../release/revoked';
import type { ShellRenderer } from '../shell-build/shellBuild';
import { checkConflicts } from './checkRelease';

/** Checks all that is pinned, without running any of it: each release by itself, and each beside the others. */
export async function checkPins(
  pins: PinsFile,
  registry: Registry,
  renderer: ShellRenderer,
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  const readable: { release: Release }[] = [];
  for (const [id, pin] of Object.entries(pins.remotes)) {
    refusals.push(...checkRevoked(pins, id, pin));
    try {
      const release = await readPinnedRelease(registry, id, pin);
      refusals.push(...checkCompatibility(release, renderer), ...checkConflicts(release, readable));
      readable.push({ release });
    } catch (error) {
      if (!isReleaseFault(error)) throw error;
      const nextStep = `Restore it in ${registry.location}, or pin another release of ${id}.`;
      refusals.push({ check: 'hashes', problem: error.message, nextStep });
    }
  }
  return refusals;
}
