import fs from 'node:fs/promises';
import path from 'node:path';
import { type PinsFile, SiteError } from '@portfolio/contract';
import { hasIntegrity, type Registry, resolveInside } from '@portfolio/registry';
import { compose } from './compose';
import { readLog } from './history/compositionLog';
import {
  type CompositionRecord,
  readContent,
  readRecord,
  readRecordedShell,
  toFileList,
} from './history/compositionRecord';
import { isCompositionId } from './history/historySchemas';
import { toRecordPath } from './history/historyPaths';
import { writePins } from './pin/pinsFile';
import { describeRevocation, findRevocation } from './release/revoked';
import { listShellBuilds } from './shell-build/shellBuild';
import { SITE_INDEX_FILE } from './site/siteIndex';

/** How many known compositions a message lists. */
const LISTED_COUNT = 8;

interface ReplayOptions {
  registry: Registry;
  id: string;
  /** Folder for the site. */
  target: string;
  /** A cache that later replays reuse. */
  cacheDir: string;
  /** What has been revoked by now. */
  revoked?: PinsFile['revoked'];
}

/** The result of a replay. */
export interface Replay {
  pageCount: number;
  /** Names of files that differ from the record; none, unless the composer has changed since. */
  differences: readonly string[];
  /** Each release in it that has been revoked by now, with the date and the reason, as parts of sentences. */
  revocations: readonly string[];
}

/**
 * Rebuilds a recorded composition from the registry alone.
 *
 * @throws {SiteError} code `UNKNOWN_COMPOSITION`, `OLD_RECORD`, `NOT_A_SITE`, or any error of reading a lost or changed
 *   file
 */
export async function replay({
  registry,
  id,
  target,
  cacheDir,
  revoked: revokedByNow = [],
}: ReplayOptions): Promise<Replay> {
  const record = await readKnownRecord(registry, id);
  await assertReplaceable(target);
  const dist = await restoreShell(registry, record, path.join(cacheDir, 'shells', record.shell));
  const pins = path.join(cacheDir, `${id}.pins.json`);
  const { remotes, revoked } = record;
  writePins(pins, { schema: 1, remotes, ...(revoked && { revoked }) });
  const { pageCount, files } = await compose({
    paths: { root: cacheDir, dist, pins, site: target, cache: path.join(cacheDir, 'compose') },
    registry: { ...registry, publicUrl: record.releasesUrl ?? undefined },
    siteUrl: record.siteUrl,
    hasAllReleases: record.hasAllReleases,
    offered: record.offered,
    hasServiceWorker: record.hasServiceWorker,
    hasPolicyInPages: record.hasPolicyInPages,
    eventsUrl: record.eventsUrl ?? '',
    hasHistory: false,
    isGated: false,
  });
  const recorded = String(await readContent(registry, record.files));
  const revocations = Object.entries(remotes).flatMap(([remoteId, pin]) => {
    const revocation = findRevocation({ revoked: revokedByNow }, remoteId, pin);
    return revocation === undefined ? [] : [describeRevocation(revocation)];
  });
  return { pageCount, differences: listDifferences(recorded, toFileList(files)), revocations };
}

/** Names of files that are missing from one of two lists or have different hashes. */
function listDifferences(recorded: string, built: string): string[] {
  const before = new Set(recorded.split('\n'));
  const after = new Set(built.split('\n'));
  const lines = [
    ...[...before].filter((line) => !after.has(line)),
    ...[...after].filter((line) => !before.has(line)),
  ];
  return [...new Set(lines.map((line) => line.slice(line.indexOf(' ') + 1)))].sort();
}

async function readKnownRecord(registry: Registry, id: string): Promise<CompositionRecord> {
  const names = isCompositionId(id) ? await registry.list(path.posix.dirname(toRecordPath(id))) : [];
  if (names.includes(path.posix.basename(toRecordPath(id)))) {
    const record = await readRecord(registry, id);
    if (record.schema === 2) return record;
    throw new SiteError(
      `Failed to replay "${id}": it was recorded by an older composer, which also read the sources. Check out the commit of that time and run this there.`,
      'OLD_RECORD',
    );
  }
  const known = (await readLog(registry))
    .slice(0, LISTED_COUNT)
    .map(({ id: knownId, siteUrl, address, sinceMs }) => {
      const time = new Date(sinceMs).toISOString();
      return `- ${knownId}, ${address === null ? `composed ${time} for ${siteUrl}` : `deployed ${time} at ${address}`}`;
    });
  throw new SiteError(
    `Failed to replay "${id}": ${registry.location} has no record of it. ${known.length === 0 ? 'Nothing was composed with this registry yet; correct PORTFOLIO_REGISTRY.' : `Choose one of the last:\n${known.join('\n')}`}`,
    'UNKNOWN_COMPOSITION',
  );
}

/** Refuses a file, and a folder that is not a site: composing would replace all of it. */
async function assertReplaceable(target: string): Promise<void> {
  const stats = await fs.stat(target).catch(() => null);
  if (stats === null) return;
  const names = stats.isDirectory() ? await fs.readdir(target) : [target];
  if (names.length > 0 && !names.includes(SITE_INDEX_FILE))
    throw new SiteError(
      `Failed to replay into ${target}: it is a file, or a folder that has files and is not a composed site. Name another folder.`,
      'NOT_A_SITE',
    );
}

/** Writes a shell build to a folder it can be loaded from; files with the right hash are kept. */
async function restoreShell(registry: Registry, record: CompositionRecord, dist: string): Promise<string> {
  const shell = await readRecordedShell(registry, record.shell);
  for (const { folder, files } of listShellBuilds(shell))
    for (const [name, { integrity }] of Object.entries(files)) {
      const file = resolveInside(path.join(dist, folder), name);
      const existing = await fs.readFile(file).catch(() => null);
      if (existing !== null && hasIntegrity(existing, integrity)) continue;
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, await readContent(registry, integrity));
    }
  await fs.writeFile(path.join(dist, 'shell.json'), JSON.stringify(shell));
  return dist;
}
