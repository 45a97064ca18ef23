import fs from 'node:fs/promises';
import path from 'node:path';
import { type PinsFile, type ReleasePin, SiteError, toRemoteNames } from '@portfolio/contract';
import { readPinnedRelease, readReleaseFile, type Registry, resolveInside } from '@portfolio/registry';
import { filterLive, listLiveTimes } from './compositionLog';
import { readContent, readRecord, readRecordedShell } from './compositionRecord';
import { findRevocation } from '../release/revoked';
import { parseGracePeriod } from './gracePeriod';

/** A site of which no deploy is recorded, and which is composed again every hour, carries no more than these. */
const MAX_COMPOSITIONS = 50;

/** Files that a site keeps for tabs that are older than it. */
export interface CarriedOver {
  compositionCount: number;
  fileCount: number;
  /** Files that earlier compositions had and that are lost, one sentence each. */
  losses: readonly string[];
}

interface CarryOptions {
  registry: Registry;
  /** Folder of the site; files that are in it stay as they are. */
  site: string;
  siteUrl: string;
  /** The composition of the site itself. */
  id: string;
  /** Hashes of the shell builds and releases all of whose files are in the site. */
  placed?: Iterable<string>;
  /** Releases that no tab is to load any more. */
  revoked?: PinsFile['revoked'];
  nowMs?: number;
  graceMs?: number;
}

/**
 * Puts the hashed files of earlier compositions of this site into it, as long as tabs of them may be open: those that
 * were deployed, until the grace period after the next deploy is over. Such a tab
 * still loads its own chunks. Of the HTML nothing is kept, and of releases that were revoked neither.
 */
export async function carryOver({
  registry,
  site,
  siteUrl,
  id,
  placed = [],
  revoked = [],
  nowMs = Date.now(),
  graceMs = parseGracePeriod(),
}: CarryOptions): Promise<CarriedOver> {
  const losses: string[] = [];
  const live = filterLive(await listLiveTimes(registry, (warning) => losses.push(warning)), nowMs, graceMs);
  const others = live.filter((time) => time.siteUrl === siteUrl && time.id !== id);
  const listIds = (isDeployed: boolean) => [
    ...new Set(others.filter(({ address }) => (address !== null) === isDeployed).map((time) => time.id)),
  ];
  const earlier = [...new Set([...listIds(true), ...listIds(false).slice(0, MAX_COMPOSITIONS)])];
  const seen = new Set(placed);
  const isAllowed = ({ remoteId, pin }: NamedPin) => findRevocation({ revoked }, remoteId, pin) === undefined;
  let fileCount = 0;

  const tolerate = (error: unknown) => {
    // A visitor with an old tab is not worth a site that cannot be composed.
    if (!(error instanceof SiteError)) throw error;
    losses.push(error.message);
  };
  const add = async (url: string, read: () => Promise<Buffer>) => {
    try {
      const target = resolveInside(site, toCarriedFile(url));
      if (await fs.access(target).then(yes, no)) return;
      const content = await read();
      await makeFolder(path.dirname(target), url);
      await fs.writeFile(target, content, { flag: 'wx' });
      fileCount += 1;
    } catch (error) {
      tolerate(error);
    }
  };
  const once = async (key: string, work: () => Promise<void>) => {
    if (seen.has(key)) return;
    seen.add(key);
    await work().catch(tolerate);
  };

  for (const earlierId of earlier)
    await once(earlierId, async () => {
      const { shell: shellHash, remotes, releasesUrl, data = {} } = await readRecord(registry, earlierId);
      for (const [url, integrity] of Object.entries(data))
        await add(url, () => readContent(registry, integrity));
      await once(shellHash, async () => {
        const shell = await readRecordedShell(registry, shellHash);
        for (const [file, { integrity }] of Object.entries(shell.files))
          await add(shell.baseUrl + file, () => readContent(registry, integrity));
      });
      // Files of another origin are still there.
      if (releasesUrl !== null) return;
      for (const { remoteId, pin } of listPins(remotes).filter(isAllowed))
        await once(pin.integrity, async () => {
          const release = await readPinnedRelease(registry, remoteId, pin);
          for (const file of Object.keys(release.web.files))
            await add(toRemoteNames(remoteId).webPath + file, () =>
              readReleaseFile(registry, release, 'web', file),
            );
        });
    });
  return { compositionCount: earlier.length, fileCount, losses };
}

/** Files of earlier compositions that may stay in a site: those whose names change with their content. */
const CARRIED = /^\/(?:shell|data|remotes\/[a-z][a-z0-9-]*)\/./;
/** A compressed copy is sent for another file, and a page is a page of this composition. */
const NOT_CARRIED = /\.(?:br|gz|html?|xhtml)$/i;

/** @throws {SiteError} code `NOT_CARRIED` where no earlier composition has a say */
function toCarriedFile(url: string): string {
  if (CARRIED.test(url) && !NOT_CARRIED.test(url)) return url.slice(1);
  throw new SiteError(
    `Failed to keep ${JSON.stringify(url)} of an earlier composition: only files of /shell/, /data/ and /remotes/ are kept, and no compressed copies. Remove its record from the registry.`,
    'NOT_CARRIED',
  );
}

async function makeFolder(folder: string, url: string): Promise<void> {
  try {
    await fs.mkdir(folder, { recursive: true });
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (code !== 'EEXIST' && code !== 'ENOTDIR') throw cause;
    throw new SiteError(
      `Failed to keep ${url} of an earlier composition: this one has a file where its folder would be. Tabs that are older load again.`,
      'NOT_CARRIED',
      { cause },
    );
  }
}

interface NamedPin {
  remoteId: string;
  pin: ReleasePin;
}

/** Every release that pins name: those that are pinned, and those before. */
export function listPins(remotes: PinsFile['remotes']): NamedPin[] {
  return Object.entries(remotes).flatMap(([remoteId, pin]) =>
    [pin, pin.previous].flatMap((named) => (named === null ? [] : [{ remoteId, pin: named }])),
  );
}

const yes = () => true;
const no = () => false;
