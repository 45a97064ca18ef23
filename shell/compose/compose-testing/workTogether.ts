import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { findLatest, listVersions } from '@portfolio/registry';
import { compose } from '../compose';
import { readPins } from '../pin/pinsFile';
import { promotePins } from '../pin/promotePins';
import { rollbackPin } from '../pin/rollbackPin';
import { setPin } from '../pin/setPin';
import { createRandomNumbers } from './createRandomNumbers';
import { createTinySite, type TinySite } from './tinySite';

/** The report of one action by a team or a maintainer. */
export type ActionReport =
  | { what: 'published'; id: string; version: string }
  | { what: 'pinned'; pins: string; id: string; from: string | null; to: string }
  | { what: 'composed'; compositionId: string }
  /** There is no earlier good release, nothing is published yet, the pins are the same, or another process holds the lock. */
  | { what: 'refused'; code: string };

/** The task of one child process. */
export interface Order {
  folder: string;
  role: 'team' | 'maintainer';
  /** The team's remote; for a maintainer, all remotes separated by commas. */
  id: string;
  seed: number;
  /** Stops after this many actions or at this time, whichever comes first. */
  steps: number;
  untilMs: number;
}

/**
 * Codes of expected errors: the maintainer had nothing to do, or another process held the lock for too long, as on a disk
 * that is busy for minutes.
 */
const EXPECTED: readonly string[] = ['NO_PREVIOUS', 'NOT_IN_REGISTRY', 'NOT_PINNED', 'LOCKED'];

const log = () => {};

async function publishNext({ publish, registry }: TinySite, id: string): Promise<ActionReport> {
  const version = `1.${(await listVersions(registry, id)).length}.0`;
  await publish(id, version, [`${id}.${version}.js`]);
  return { what: 'published', id, version };
}

/** One random action of a maintainer: pin in staging, pin for visitors, promote, roll back, or compose. */
async function maintain(
  { paths, registry }: TinySite,
  ids: readonly string[],
  random: () => number,
): Promise<ActionReport[]> {
  const id = ids[Math.floor(random() * ids.length)] ?? '';
  const staging = { ...paths, pins: path.join(path.dirname(paths.pins), 'pins.staging.json') };
  const pinIn = async (where: typeof paths): Promise<ActionReport[]> => {
    const known = new Set(readPins(where.pins).remotes[id]?.rolledBack);
    const versions = (await listVersions(registry, id)).filter((version) => !known.has(version));
    const version = findLatest(versions) ?? 'latest';
    // A team may have published in the meantime: then "latest" is a version that this does not know.
    const { previousVersion: from, version: to } = await setPin({ paths: where, registry, id, version, log });
    return [{ what: 'pinned', pins: path.basename(where.pins), id, from, to }];
  };
  const act = random();
  if (act < 0.2) return pinIn(staging);
  if (act < 0.45) return pinIn(paths);
  if (act < 0.6) {
    const from = readPins(staging.pins);
    const results = await promotePins({ paths, registry, from, log });
    return results.map(({ id: one, previousVersion, version }) => ({
      ...{ what: 'pinned', pins: path.basename(paths.pins) },
      ...{ id: one, from: previousVersion, to: version },
    }));
  }
  if (act < 0.7) {
    const { version: to, previousVersion: from } = await rollbackPin({ paths, registry, id, log });
    return [{ what: 'pinned', pins: path.basename(paths.pins), id, from, to }];
  }
  return [{ what: 'composed', compositionId: (await compose({ paths, registry, log })).id }];
}

/** Works until all steps are done or the time is up, and prints a line for each action. */
async function work({ folder, role, id, seed, steps, untilMs }: Order): Promise<void> {
  const tiny = await createTinySite(folder);
  const random = createRandomNumbers(seed);
  const ids = id.split(',');
  for (let step = 0; step < steps && Date.now() < untilMs; step += 1) {
    const reports = await (
      role === 'team' ? publishNext(tiny, id).then((report) => [report]) : maintain(tiny, ids, random)
    ).catch((error: unknown): ActionReport[] => {
      if (!(error instanceof SiteError) || !EXPECTED.includes(error.code)) throw error;
      return [{ what: 'refused', code: error.code }];
    });
    for (const report of reports) fs.writeSync(1, `${JSON.stringify(report)}\n`);
  }
}

// Runs as a child process; its only argument is the order.
if (require.main === module) void work(JSON.parse(process.argv[2] ?? '') as Order);
