import fs from 'node:fs';
import path from 'node:path';
import type { PinsFile } from '@portfolio/contract';
import type { Registry } from '@portfolio/registry';
import {
  type CarriedReleases,
  type FindOfferFault,
  type OfferedReleases,
  readCarriedReleases,
} from './carriedReleases';
import { type Artwork, findArtwork, listArtworks } from './findArtwork';
import { fetchPinnedRemotes, fetchWebFiles, getWebFolder, type PinnedRemote } from './fetchRemotes';
import { getBaseUrl } from './siteRemote';

/** The releases of a site, verified, with all files that composing needs. */
export interface SiteReleases {
  registry: Registry;
  pinned: readonly PinnedRemote[];
  /** The releases whose files the site carries, by remote: pinned, fallbacks, offered as overrides. */
  carried: CarriedReleases;
  /** The URL of a remote's browser files. */
  toBaseUrl(remoteId: string): string;
  /** Absolute path of a browser file, by remote and file name. */
  toPath(remoteId: string, file: string): string;
  /** The card picture of a page, by remote and path. */
  findArtwork(remoteId: string, page: string): Artwork;
  /** Faults in the registry that affect no other release, one sentence each. */
  warnings: readonly string[];
  /** Reads a release's file as text, by its URL. */
  readText(url: string): string;
}

interface FetchOptions {
  registry: Registry;
  pins: PinsFile;
  /** Verified files are cached here. */
  cacheDir: string;
  /** Releases that pins do not name but that can be tried as overrides; `all` for every one in the registry. */
  offered: OfferedReleases | 'all';
  /** Asked about each release of `all` that pins do not name; one with a fault is left out, with a warning. */
  findOfferFault?: FindOfferFault;
}

/**
 * Fetches every release of a site from the registry. If browsers load release files from the registry too, only the
 * style files and card pictures are fetched: they go into pages and share pictures.
 *
 * @throws {SiteError} if a release is missing or a hash differs
 */
export async function fetchSiteReleases(options: FetchOptions): Promise<SiteReleases> {
  const { registry, pins, cacheDir, offered, findOfferFault } = options;
  const pinned = await fetchPinnedRemotes(registry, pins, cacheDir);
  const warnings: string[] = [];
  const warn = (warning: string) => warnings.push(warning);
  const carried = await readCarriedReleases(registry, pins, offered, warn, findOfferFault);
  const isElsewhere = registry.publicUrl !== undefined;
  for (const { release } of [...carried.values()].flat()) {
    const artworks = listArtworks(release);
    const isWanted = (file: string) => !isElsewhere || file.endsWith('.css') || artworks.has(file);
    await fetchWebFiles(registry, release, cacheDir, isWanted);
  }
  const toBaseUrl = (remoteId: string) => getBaseUrl(registry, remoteId);
  const toPath = (remoteId: string, file: string) => path.join(getWebFolder(cacheDir, remoteId), file);
  return {
    registry,
    pinned,
    carried,
    warnings,
    toBaseUrl,
    toPath,
    findArtwork: (remoteId, page) =>
      findArtwork(pinned.find(({ release }) => release.id === remoteId)?.release, page, cacheDir),
    readText(url) {
      const id = [...carried.keys()].find((remoteId) => url.startsWith(toBaseUrl(remoteId))) ?? '';
      return fs.readFileSync(toPath(id, url.slice(toBaseUrl(id).length)), 'utf8');
    },
  };
}
