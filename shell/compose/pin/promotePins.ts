import fs from 'node:fs';
import { type PinsFile, SiteError } from '@portfolio/contract';
import type { Registry } from '@portfolio/registry';
import type { ShellPaths } from '../shell-build/paths';
import { readPins } from './pinsFile';
import { type PinResult, tryPin } from './setPin';

interface PromoteOptions extends Omit<Parameters<typeof tryPin>[0], 'id' | 'version' | 'tried' | 'paths'> {
  /** The shell with the pins of the target environment. */
  paths: ShellPaths;
  registry: Registry;
  /** The pins of the source environment, in which the releases were tried. */
  from: PinsFile;
  /** One remote; default all that are pinned in the source. */
  id?: string | undefined;
}

/**
 * Reads the pins of the source environment.
 *
 * @throws {SiteError} code `BAD_ENVIRONMENT` if it has no pins file: it would look as if nothing were to be promoted
 */
export function readSourcePins(file: string): PinsFile {
  if (fs.existsSync(file)) return readPins(file);
  throw new SiteError(
    `Failed to promote from ${file}: there is no such file. Correct the name of the environment, or pin a release there first.`,
    'BAD_ENVIRONMENT',
  );
}

/**
 * Pins in one environment the releases that are pinned in another: the very same release files, after the gate of the
 * target environment. Exceptions are not taken over: they have to be allowed again.
 *
 * @returns one result for each remote that differs, up to the first refusal
 * @throws {SiteError} code `NOT_PINNED` if the remote is not pinned in the source; `BAD_HASH` if its release has
 *   changed since
 */
export async function promotePins({ from, id, ...options }: PromoteOptions): Promise<readonly PinResult[]> {
  const { paths } = options;
  const ids = id === undefined ? Object.keys(from.remotes) : [id];
  const results: PinResult[] = [];
  for (const one of ids) {
    const pin = from.remotes[one];
    if (pin === undefined)
      throw new SiteError(
        `[${one}] Failed to promote it: it is not pinned in the source environment. Pin it there first, or correct the name.`,
        'NOT_PINNED',
      );
    if (readPins(paths.pins).remotes[one]?.integrity === pin.integrity) continue;
    const result = await tryPin({ ...options, id: one, version: pin.version, tried: pin });
    results.push(result);
    if (result.refusals.length > 0) break;
  }
  return results;
}
