import { SiteError } from '@portfolio/contract';
import { listVersions, readRelease, type Registry } from '@portfolio/registry';
import type { ShellPaths } from '../paths';
import { checkRelease } from './gate';
import { readPins, withPin, writePins } from './pinsFile';

interface SetPinOptions {
  paths: ShellPaths;
  registry: Registry;
  id: string;
  /** A published version, or "latest". */
  version: string;
  mayDropRoutes?: boolean;
}

/**
 * Pins one release after it passed the gate.
 *
 * @returns the version that is pinned now, and the one that was
 * @throws {SiteError} code `NOT_IN_REGISTRY` or `REFUSED` with every reason; the pins are then as they were
 */
export async function setPin({ paths, registry, id, version, mayDropRoutes = false }: SetPinOptions) {
  const versions = await listVersions(registry, id);
  const wanted = version === 'latest' ? versions[0] : versions.find((candidate) => candidate === version);
  if (wanted === undefined)
    throw new SiteError(
      `[${id}] Failed to pin ${version}: ${registry.location} has ${versions.length === 0 ? 'no release of it' : `only ${versions.join(', ')}`}. Run "npm run deploy -w remotes/${id}" first.`,
      'NOT_IN_REGISTRY',
    );
  const pins = readPins(paths.pins);
  const { pin } = await readRelease(registry, id, wanted);
  const refusals = await checkRelease({ paths, registry, pins, id, pin, mayDropRoutes });
  if (refusals.length > 0)
    throw new SiteError(
      `[${id}] Refused to pin ${wanted}; the pins are as they were.\n${refusals.map(({ check, problem, nextStep }) => `- ${check}: ${problem}\n  Next: ${nextStep}`).join('\n')}`,
      'REFUSED',
    );
  writePins(paths.pins, withPin(pins, id, pin));
  return { version: wanted, previousVersion: pins.remotes[id]?.version ?? null };
}
