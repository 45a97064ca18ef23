import type { PinsFile } from '@portfolio/contract';
import {
  isReleaseFault,
  listVersions,
  readPinnedRelease,
  readReleaseFile,
  type Registry,
} from '@portfolio/registry';
import type { Rows } from '../terminal/table';

/** Lists what is pinned. */
export function listPins({ remotes }: PinsFile): Rows {
  return [
    ['remote', 'version', 'previous', 'release file', 'not loaded in a browser because'],
    ...Object.entries(remotes).map(([id, { version, previous, integrity, unchecked }]) => [
      id,
      version,
      previous?.version ?? '-',
      integrity.slice(0, 19),
      unchecked ?? '-',
    ]),
  ];
}

/** Lists remotes with a newer release in the registry. */
export async function listOutdated({ remotes }: PinsFile, registry: Registry): Promise<Rows> {
  const rows = await Promise.all(
    Object.entries(remotes).map(async ([id, { version }]) => [
      id,
      version,
      (await listVersions(registry, id))[0] ?? '-',
    ]),
  );
  return [['remote', 'pinned', 'newest'], ...rows.filter(([, pinned, newest]) => pinned !== newest)];
}

/**
 * Verifies every file of every pinned release against its hash.
 *
 * @returns the faults, one sentence each; none where all is as it was pinned
 */
export async function verifyPins({ remotes }: PinsFile, registry: Registry): Promise<string[]> {
  const faults: string[] = [];
  const note = (error: unknown) => {
    if (!isReleaseFault(error)) throw error;
    faults.push(error.message);
  };
  for (const [id, pin] of Object.entries(remotes)) {
    const release = await readPinnedRelease(registry, id, pin).catch(note);
    if (typeof release !== 'object') continue;
    for (const target of ['web', 'node'] as const)
      for (const file of Object.keys(release[target].files))
        await readReleaseFile(registry, release, target, file).catch(note);
  }
  return faults;
}
