import type { Pin, PinsFile, ReleasePin } from '@portfolio/contract';
import { isReleaseFault, readPinnedRelease, type Registry } from '@portfolio/registry';
import { listGood } from '../release/revoked';
import { toPin } from './changePin';

/** Pins for this machine only, and their differences from the pins for visitors. */
export interface LocalPins {
  pins: PinsFile;
  /** One short phrase for each remote that differs, such as "rsvp 1.1.0 (pinned: 1.0.0)". */
  differences: readonly string[];
}

/**
 * Derives pins that show the builds of this machine: each replaces the release that is pinned for visitors, which
 * becomes its last known good. Other pins are kept if this machine's registry has their releases.
 *
 * @param pinned - the pins for visitors, which are not changed
 * @param local - the release that was built here, by remote
 */
export async function deriveLocalPins(
  pinned: PinsFile,
  local: ReadonlyMap<string, ReleasePin>,
  registry: Registry,
): Promise<LocalPins> {
  const remotes: Record<string, Pin> = {};
  const differences: string[] = [];
  for (const id of new Set([...Object.keys(pinned.remotes), ...local.keys()])) {
    const pin = pinned.remotes[id];
    const [current, ...good] = pin === undefined ? [] : await listReadable(registry, id, listGood(pin));
    const built = local.get(id);
    const shown = built ?? (current?.integrity === pin?.integrity ? current : undefined);
    if (shown?.integrity !== pin?.integrity)
      differences.push(`${id} ${shown?.version ?? 'left out'} (pinned: ${pin?.version ?? 'none'})`);
    if (shown === undefined) continue;
    const before = shown.integrity === current?.integrity ? good : [...(current ? [current] : []), ...good];
    remotes[id] = toPin(shown, before, pin?.rolledBack);
  }
  return { pins: { ...pinned, remotes }, differences };
}

async function listReadable(
  registry: Registry,
  id: string,
  pins: readonly ReleasePin[],
): Promise<ReleasePin[]> {
  const found = await Promise.all(
    pins.map((pin) =>
      readPinnedRelease(registry, id, pin).then(
        () => [pin],
        (error: unknown) => {
          if (!isReleaseFault(error)) throw error;
          return [];
        },
      ),
    ),
  );
  return found.flat();
}
