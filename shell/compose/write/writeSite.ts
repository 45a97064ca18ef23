import fs from 'node:fs';
import path from 'node:path';
import type { ReleaseFileInfo } from '@portfolio/contract';
import type { SitePlan } from '../plan/createPlan';
import type { DrawnPicture } from '../render/drawSite';
import type { RenderedPages } from '../render/renderSite';
import { type LinkedPaths, SITE_INDEX_FILE, type SiteIndex, toHtmlFile } from '../site/siteIndex';
import { createOfflineComposition, type KeptFile } from './offlineComposition';
import { createSiteFolder, linkOrCopy, type SiteFolder } from './siteFiles';

/** A written site that is not live yet. */
export interface WrittenSite extends SiteFolder {
  index: SiteIndex;
  linkedPaths: LinkedPaths;
}

/**
 * Writes a site into a folder: shell, releases, pages, their data and pictures, and files for browsers, feed readers
 * and servers.
 */
export function writeSite(
  plan: SitePlan,
  { pages }: RenderedPages,
  pictures: readonly DrawnPicture[],
  folder: string,
): WrittenSite {
  const site = createSiteFolder(folder);
  placeShell(plan, site);
  placeReleases(plan, site);
  for (const page of pages)
    site.add(toHtmlFile(page.path), page, (target) => page.placeAt(target, linkOrCopy));
  // Not cached by the service worker: only other sites and messengers request them.
  for (const picture of pictures)
    site.add(picture.url.slice(1), picture, (target) => picture.placeAt(target, linkOrCopy));
  const toKept = (url: string, info: ReleaseFileInfo): KeptFile => ({ file: [url, info.integrity], ...info });
  const writeAt = (url: string, content: string) => toKept(url, site.write(url.slice(1), content));

  const data = plan.pages.flatMap(({ dataFile }) => (dataFile === null ? [] : [dataFile]));
  const dataFiles = data.map(({ url, content }) => writeAt(url, content));
  const { renderer, build } = plan.shell;
  const texts = renderer.createSiteTexts(
    plan.siteMap,
    plan.pages.map((page) => page.data),
    plan.source.siteUrl,
  );
  const keptTexts = Object.entries(texts.kept).map(([url, content]) => writeAt(url, content));
  for (const [url, content] of Object.entries(texts.others)) writeAt(url, content);
  // Not cached by the service worker: maintainers need the server's current state.
  writeAt(renderer.COMPOSITION_URL, JSON.stringify(plan.facts));

  const remoteOf = new Map(plan.pages.map(({ data }) => [data.path, data.project?.remote.id]));
  const keptPages = pages.map((page) => toKept(page.path, page));
  const publicFiles = Object.entries(build.public).map(([name, info]) => toKept(`/${name}`, info));
  const offline = createOfflineComposition(plan, {
    shell: [
      ...keptPages.filter(({ file: [url] }) => remoteOf.get(url) === undefined),
      ...dataFiles,
      ...publicFiles,
      ...keptTexts,
    ],
    remotes: new Map(
      plan.releases.pinned.map(({ release: { id } }) => [
        id,
        keptPages.filter(({ file: [url] }) => remoteOf.get(url) === id),
      ]),
    ),
  });
  writeAt(
    renderer.SERVICE_WORKER_URL,
    renderer.toServiceWorkerScript(readWorker(plan), plan.source.hasServiceWorker ? offline : null),
  );

  site.write(SITE_INDEX_FILE, `${JSON.stringify(plan.index, null, 2)}\n`);
  const linkedPaths = new Map<string | undefined, Set<string>>();
  for (const { path: page, links } of pages) {
    const id = remoteOf.get(page);
    linkedPaths.set(id, new Set([...(linkedPaths.get(id) ?? []), ...links]));
  }
  return { ...site, index: plan.index, linkedPaths };
}

function placeShell({ shell: { build, dist } }: SitePlan, site: SiteFolder): void {
  const place = (folder: string, prefix: string, files: Readonly<Record<string, ReleaseFileInfo>>) => {
    for (const [name, info] of Object.entries(files))
      site.add(prefix + name, info, (target) => fs.copyFileSync(path.join(dist, folder, name), target));
  };
  place('web', build.baseUrl.slice(1), build.files);
  place('public', '', build.public);
}

/** Adds the files of releases, unless browsers load them from the registry. */
function placeReleases({ releases }: SitePlan, site: SiteFolder): void {
  if (releases.registry.publicUrl !== undefined) return;
  for (const { release } of [...releases.carried.values()].flat())
    for (const [name, info] of Object.entries(release.web.files))
      site.add(releases.toBaseUrl(release.id).slice(1) + name, info, (target) =>
        linkOrCopy(releases.toPath(release.id, name), target),
      );
}

function readWorker({ shell: { build, dist } }: SitePlan): string {
  return Object.keys(build.worker)
    .map((name) => fs.readFileSync(path.join(dist, 'worker', name), 'utf8'))
    .join('\n');
}
