import fs from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@portfolio/contract';
import { openRegistry, type Registry } from '@portfolio/registry';
import type { CarriedOver } from './history/carryOver';
import { toCompositionId, toPagesHash, toShellHash } from './history/compositionRecord';
import { keepHistory } from './history/keepHistory';
import { checkCompatibility } from './release/compatibility';
import { readPins } from './pin/pinsFile';
import { loadShellRenderer, readShellBuild, type ShellRenderer } from './shell-build/shellBuild';
import { writeHosting } from './host/writeHosting';
import type { ShellPaths } from './shell-build/paths';
import { findPrevious, readCarriedReleases } from './release/carriedReleases';
import { compressFiles } from './write/compressFiles';
import { createSiteFiles, NOT_FOUND_PATH } from './write/createSiteFiles';
import { describeComposition } from './plan/describeComposition';
import { toDocumentRest, toDocumentStart } from './composer/documentHtml';
import { fetchPinnedRemotes } from './release/fetchReleases';
import { readStyles } from './composer/inlineStyles';
import { toPageDataFile } from './plan/pageDataFile';
import { type ListPageFiles, listPageFiles } from './plan/pageFiles';
import { forgetPlaced, notePlaced } from './write/placedPages';
import { placePages } from './write/placePages';
import { preparePages } from './render/preparePages';
import { describeText, isServiceWorkerOn } from './write/serviceWorker';
import { placeReleaseFiles } from './write/placeReleaseFiles';
import { getBaseUrl, toSiteRemote } from './release/siteRemote';
import { toStructuredData } from './composer/structuredData';

/** What a composition came to. */
export interface Composition {
  id: string;
  pageCount: number;
  /** Pages that were rendered anew; the others had not changed. */
  renderedCount: number;
  /** One hash over all pages. */
  pagesHash: string;
  /** What the site keeps for tabs that are older than it. */
  carriedOver: CarriedOver | null;
}

interface ComposeOptions {
  paths: ShellPaths;
  registry?: Registry;
  /** Origin of canonical links; default `SITE_URL` or the one of `shell/src/site.ts`. */
  siteUrl?: string;
  /** Carries every release of the registry, to be tried as an override; default only those that pins name. */
  hasAllReleases?: boolean;
  /** Says which files a page needs; default those of shell and pinned release. */
  listFiles?: ListPageFiles;
  /** Whether it is recorded in the registry and keeps files of those before it; default true. */
  hasHistory?: boolean;
  /** Default: as `PORTFOLIO_SERVICE_WORKER` says. */
  hasServiceWorker?: boolean;
}

/**
 * Composes the site: shell build and pins become a folder of static files that any web server can serve. The folder
 * is replaced when everything is ready. Same inputs, same bytes.
 *
 * @throws {SiteError} where the shell is not built, a pin cannot be verified or a page does not render
 */
export async function compose({
  paths,
  registry = openRegistry(paths.root),
  siteUrl,
  hasAllReleases = false,
  listFiles = listPageFiles,
  hasHistory = true,
  hasServiceWorker = isServiceWorkerOn(),
}: ComposeOptions): Promise<Composition> {
  const pins = readPins(paths.pins);
  const shell = readShellBuild(paths.dist);
  const renderer = loadShellRenderer(paths.dist);
  const pinned = await fetchPinnedRemotes(registry, pins, paths.cache);
  const origin = siteUrl ?? process.env['SITE_URL'] ?? renderer.SITE.url;

  const toBaseUrl = (remoteId: string) => getBaseUrl(registry, remoteId);
  const carried = await readCarriedReleases(registry, pins, hasAllReleases);
  const shellHash = toShellHash(shell);
  const source = {
    shell: shellHash,
    remotes: pins.remotes,
    siteUrl: origin,
    releasesUrl: registry.publicUrl ?? null,
    hasServiceWorker,
  };
  const id = toCompositionId(source);
  const composition = describeComposition({
    compositionId: id,
    shellHash,
    siteUrl: origin,
    releasesUrl: registry.publicUrl ?? null,
    pins,
    pinned: pinned.map(({ release }) => release),
    carried,
    toBaseUrl,
    hasServiceWorker,
    hasAllReleases,
    renderer,
  });
  const siteMap = renderer.createSiteMap(
    pinned.map(({ release }) =>
      toSiteRemote(
        release,
        toBaseUrl(release.id),
        toFallback(findPrevious(carried, pins, release.id), renderer),
      ),
    ),
    composition,
  );
  const pagePaths = renderer.listPaths(siteMap);
  const pages = [...pagePaths, NOT_FOUND_PATH].map((path) => renderer.createPageData(siteMap, path));

  const draft = `${paths.site}.draft`;
  await fs.rm(draft, { recursive: true, force: true });
  await fs.cp(path.join(paths.dist, 'web'), path.join(draft, shell.baseUrl), { recursive: true });
  const { toPath, hashes } = await placeReleaseFiles({
    registry,
    releases: [...carried.values()].flat().map(({ release }) => release),
    cacheDir: paths.cache,
    site: draft,
  });

  const releaseHashes = new Map(pinned.map(({ release, pin }) => [release.id, pin.integrity]));
  const start = Buffer.from(toDocumentStart(id, hasServiceWorker));
  const prepared = await preparePages(
    pages.map((data) => ({
      data,
      files: listFiles(data, shell, pinned),
      releaseHash: releaseHashes.get(data.project?.remote.id ?? '') ?? '',
    })),
    {
      cacheDir: paths.cache,
      start,
      context: [shellHash, origin],
      dist: paths.dist,
      remotes: pinned.map(({ release: { id: remoteId }, nodeEntryFile }) => ({
        id: remoteId,
        entryFile: nodeEntryFile,
        baseUrl: toBaseUrl(remoteId),
      })),
      toRest: async ({ data, files }, rendered) =>
        toDocumentRest({
          data,
          rendered,
          documentTitle: renderer.toDocumentTitle(data),
          siteUrl: origin,
          siteName: renderer.SITE.name,
          themeScript: renderer.THEME_SCRIPT,
          startScript: renderer.START_SCRIPT,
          headStyles: renderer.FONTS.styles,
          fonts: renderer.FONTS.preloads,
          ...files,
          pageStyles: await readStyles(files.stylesheets, toPath),
          jsonLd: toStructuredData(data, origin, renderer.SITE.name),
          pageDataId: renderer.PAGE_DATA_ID,
          pageDataUrl: toPageDataFile(data)?.url ?? null,
        }),
    },
  );
  const placed = placePages({
    pages: prepared,
    paths: pages.map((data) => data.path),
    start,
    site: draft,
    previousSite: paths.site,
  });
  const dataFiles = pages.flatMap((data) => toPageDataFile(data) ?? []);
  for (const { url, content } of dataFiles) await writeFile(path.join(draft, url), content);
  const dataTexts = dataFiles.map(({ url, content }) => describeText(url, content));

  const { files, siteIndex } = await createSiteFiles({
    id,
    origin,
    shell,
    pinned,
    registry,
    renderer,
    siteMap,
    pages,
    ...placed,
    dataTexts,
    composition,
    dist: paths.dist,
    hasServiceWorker,
  });
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(draft, name), content);

  const pagesHash = toPagesHash([...placed.texts.values()].map(({ file }) => file));
  const dataHashes = Object.fromEntries(dataTexts.map(({ file }) => file).sort());
  const record = { id, ...source, hasAllReleases, pages: pagesHash, data: dataHashes };
  const carriedOver = hasHistory
    ? await keepHistory({ registry, site: draft, dist: paths.dist, shell, record })
    : null;
  await compressFiles(draft, paths.cache, hashes);

  await writeHosting(paths.site, siteIndex);
  forgetPlaced(paths.site);
  await fs.rm(paths.site, { recursive: true, force: true });
  await fs.rename(draft, paths.site);
  notePlaced(paths.site, prepared.signature, placed);
  return {
    id,
    pageCount: pages.length,
    renderedCount: prepared.renderedCount,
    pagesHash,
    carriedOver,
  };
}

async function writeFile(file: string, content: string | Buffer): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, content);
}

/** A shell that has moved on may no longer be able to run what was pinned before. */
function toFallback(release: Release | undefined, renderer: ShellRenderer): Release | null {
  return release !== undefined && checkCompatibility(release, renderer).length === 0 ? release : null;
}
