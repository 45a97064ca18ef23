import fs from 'node:fs/promises';
import path from 'node:path';
import { type PinsFile, type ReleasePin, SiteError, toRemoteNames } from '@portfolio/contract';
import { readPinnedRelease, readReleaseFile, type Registry, resolveInside } from '@portfolio/registry';
import { filterLive, listLiveTimes } from './compositionLog';
import { readContent, readRecord, readRecordedShell } from './compositionRecord';
import { findRevocation } from '../release/revoked';
import { parseGracePeriod } from './gracePeriod';

/** The limit for a site without recorded deploys that is composed over and over. */
const MAX_COMPOSITIONS = 50;

/** Files that a site keeps for tabs of earlier compositions. */
export interface CarriedOver {
  compositionCount: number;
  fileCount: number;
  /** Files of earlier compositions that are lost, one sentence each. */
  losses: readonly string[];
}

interface CarryOptions {
  registry: Registry;
  /** Folder of the site; files that are already there stay unchanged. */
  site: string;
  siteUrl: string;
  /** The id of the composition that the site is made from. */
  id: string;
  /** Hashes of the shell builds and releases whose files are already in the site. */
  placed?: Iterable<string>;
  /** Releases that no tab may load any more. */
  revoked?: PinsFile['revoked'];
  nowMs?: number;
  graceMs?: number;
}

/**
 * Copies the hashed files of earlier compositions into a site, so that tabs that are still open can load their chunks.
 * Files are kept for compositions that were deployed, until the grace period after the next deploy is over. HTML and
 * files of revoked releases are not kept.
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
    // A site has to compose even if files for old tabs are lost.
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
      // The files are on another origin and are still there.
      if (releasesUrl !== null) return;
      for (const { remoteId, pin } of listNamedReleases(remotes).filter(isAllowed))
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

/** Files of earlier compositions that may be kept: their names change with their content. */
const CARRIED = /^\/(?:shell|data|remotes\/[a-z][a-z0-9-]*)\/./;
/** Never kept: a compressed copy would be sent in place of another file, and a page belongs to its own composition. */
const NOT_CARRIED = /\.(?:br|gz|html?|xhtml)$/i;

/** @throws {SiteError} code `NOT_CARRIED` if earlier compositions may not provide this file */
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
      `Failed to keep ${url} of an earlier composition: the new one has a file in place of its folder. Older tabs reload.`,
      'NOT_CARRIED',
      { cause },
    );
  }
}

interface NamedPin {
  remoteId: string;
  pin: ReleasePin;
}

/** Lists every release that pins name: the pinned ones and their fallbacks. */
export function listNamedReleases(remotes: PinsFile['remotes']): NamedPin[] {
  return Object.entries(remotes).flatMap(([remoteId, pin]) =>
    [pin, pin.previous].flatMap((named) => (named === null ? [] : [{ remoteId, pin: named }])),
  );
}

const yes = () => true;
const no = () => false;
