import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import type { Registry } from '@portfolio/registry';
import { readLog } from '../history/compositionLog';
import { readRecord } from '../history/compositionRecord';
import { listEnvironments, readPins } from '../pin/pinsFile';
import { readTeams } from '../release/teams';
import type { ReleaseHealth } from './measureHealth';
import { SHOWN, toStatusPage } from './statusPage';

interface StatusOptions {
  registry: Registry;
  /** Folder with `pins.json` and the pins of other environments. */
  pinsFolder: string;
  /** Output folder for `<environment>.html`. */
  out: string;
  health: readonly ReleaseHealth[] | null;
}

/**
 * Writes a static page for each environment that has pins. Environments share the registry's log of compositions: its
 * entries contain their addresses.
 *
 * @returns the paths of the files
 */
export async function writeStatus({ registry, pinsFolder, out, health }: StatusOptions): Promise<string[]> {
  const log = await readLog(registry);
  const records = new Map<string, Record<string, string>>();
  // The last entry that is shown is compared with the one before it.
  for (const id of new Set(log.slice(0, SHOWN + 1).map((entry) => entry.id))) {
    const versions = await readVersions(registry, id);
    if (versions !== null) records.set(id, versions);
  }
  fs.mkdirSync(out, { recursive: true });
  return listEnvironments(pinsFolder).map(({ environment, file }) => {
    const status = { environment, pins: readPins(file), teams: readTeams(file), log, records, health };
    const page = path.join(out, `${environment}.html`);
    fs.writeFileSync(page, toStatusPage({ ...status, madeAt: new Date().toISOString() }));
    return page;
  });
}

/** Null if the record is lost or cannot be read. */
async function readVersions(registry: Registry, id: string): Promise<Record<string, string> | null> {
  try {
    const { remotes } = await readRecord(registry, id);
    return Object.fromEntries(Object.entries(remotes).map(([remote, { version }]) => [remote, version]));
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return null;
  }
}
