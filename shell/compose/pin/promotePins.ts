import { type PinsFile, SiteError } from '@portfolio/contract';
import { readPinnedRelease, type Registry } from '@portfolio/registry';
import type { ShellPaths } from '../shell-build/paths';
import { readPins } from './pinsFile';
import { type PinResult, tryPin } from './setPin';

interface PromoteOptions extends Omit<Parameters<typeof tryPin>[0], 'id' | 'version' | 'paths'> {
  /** With the pins of the environment that gets the releases. */
  paths: ShellPaths;
  registry: Registry;
  /** The pins of the environment where they were tried. */
  from: PinsFile;
  /** Of one remote; default all that are pinned there. */
  id?: string | undefined;
}

/**
 * Pins in one environment what is pinned in another: the very release files, after all gates of the environment that gets
 * them. What was allowed in the other one is not taken over: it is allowed here, or asked for again.
 *
 * @returns one result for each remote that differs, up to the first that is refused
 * @throws {SiteError} code `NOT_PINNED` where the remote is not pinned there; `BAD_HASH` where its release was changed since
 */
export async function promotePins({ from, id, ...options }: PromoteOptions): Promise<readonly PinResult[]> {
  const { paths, registry } = options;
  const ids = id === undefined ? Object.keys(from.remotes) : [id];
  const results: PinResult[] = [];
  for (const one of ids) {
    const pin = from.remotes[one];
    if (pin === undefined)
      throw new SiteError(
        `[${one}] Failed to promote it: it is not pinned where it is to come from. Pin it there first, or correct the name.`,
        'NOT_PINNED',
      );
    if (readPins(paths.pins).remotes[one]?.integrity === pin.integrity) continue;
    await readPinnedRelease(registry, one, pin);
    const result = await tryPin({ ...options, id: one, version: pin.version });
    results.push(result);
    if (result.refusals.length > 0) break;
  }
  return results;
}
