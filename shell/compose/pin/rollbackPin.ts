import { SiteError } from '@portfolio/contract';
import { readPinnedRelease, type Registry } from '@portfolio/registry';
import type { ShellPaths } from '../shell-build/paths';
import { readPins, writePins } from './pinsFile';

/**
 * Pins the release that was pinned before. What is pinned now becomes the previous one, so that a second rollback
 * undoes the first.
 *
 * @throws {SiteError} code `NO_PREVIOUS`, or what reading the previous release throws; the pins are then as they were
 */
export async function rollbackPin(paths: ShellPaths, registry: Registry, id: string) {
  const pins = readPins(paths.pins);
  const pin = pins.remotes[id];
  if (pin === undefined || pin.previous === null)
    throw new SiteError(
      `[${id}] Failed to roll back: no earlier release of it is in the pins. Choose one with "npm run pins -- set ${id} <version>".`,
      'NO_PREVIOUS',
    );
  const { previous, ...current } = pin;
  await readPinnedRelease(registry, id, previous);
  writePins(paths.pins, { ...pins, remotes: { ...pins.remotes, [id]: { ...previous, previous: current } } });
  return { version: previous.version, previousVersion: current.version };
}
