import fs from 'node:fs';
import path from 'node:path';
import { forEachConcurrently, toIntegrity } from '@portfolio/registry';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Browser } from 'playwright-core';
import type { PageCheckOptions } from '../gate/pageCheck';
import { serveSite } from '../host/server/siteServer';
import { createPlan, type SitePlan } from '../plan/createPlan';
import { renderPages } from '../prerender/renderPages';
import { joinRights, listPageRights } from '../release/pageRights';
import type { Refusal } from '../release/compatibility';
import { fetchSiteReleases } from '../release/siteReleases';
import type { RenderedPages } from '../render/renderSite';
import { openShell } from '../shell-build/shellBuild';
import { writeSite } from '../write/writeSite';
import { listAffectedPages } from './changedPages';
import { openBrowser } from './openBrowser';
import { readBaseline, VISIT_LIMITS, visitPage } from './visitPage';

/** How many pages are loaded at the same time. */
const CONCURRENCY = 3;

/**
 * Loads every page that a release may have changed in a browser, as the site would serve it with this pin, and lists
 * the problems it finds.
 *
 * @throws {SiteError} code `NO_BROWSER` or `SHELL_NOT_READY`
 */
export async function checkInBrowser(options: PageCheckOptions): Promise<Refusal[]> {
  const { release, current } = options;
  const affected = listAffectedPages(release, current);
  if (affected.length === 0) return [];
  const browser = await openBrowser();
  try {
    return await checkPages(browser, affected, options);
  } finally {
    await browser.close();
  }
}

async function checkPages(
  browser: Browser,
  affected: readonly string[],
  { paths, registry, pins, id, pin, release }: PageCheckOptions,
): Promise<Refusal[]> {
  const plan = await planSite({ paths, registry, pins, id, pin });
  const shellPages = plan.pages.flatMap(({ data }) => (data.project === undefined ? [data.path] : []));
  // Home, and another page of the shell from which to navigate home.
  const [home = '/', other = '/'] = ['/', ...shellPages.filter((shellPath) => shellPath !== '/')];
  const folder = fs.mkdtempSync(path.join(paths.cache, 'browser-gate-'));
  try {
    const wanted = new Set([home, other, ...affected]);
    const titles = new Map<string, string>();
    const rendered = await renderSome(plan, wanted, (pagePath, html) => titles.set(pagePath, toTitle(html)));
    // The browser never requests the share pictures, so none are written.
    writeSite(plan, rendered, [], folder);
    const site = await serveSite({ site: folder, port: 0 });
    try {
      const isLeftOut = (url: string) => {
        const { origin, pathname } = new URL(url, site.url);
        return origin === site.url && plan.index.pages.includes(pathname) && !wanted.has(pathname);
      };
      const { connectOrigins } = joinRights(listPageRights(release));
      const latePages = new Set(
        release.catalogue.flatMap(({ path: page, hydrate }) => (hydrate === 'on-interaction' ? page : [])),
      );
      const isAllowed = createWeightFilter(pin.allowed?.weights ?? []);
      const baseUrl = plan.releases.toBaseUrl(id);
      const shared = { url: site.url, baseUrl, isLeftOut, limits: VISIT_LIMITS };
      const baselineNow = await readBaseline(browser, { ...shared, path: other });
      const refusals = new Map<string, Refusal[]>();
      await forEachConcurrently(
        affected,
        async (pagePath) => {
          const problems = await visitPage(browser, {
            ...shared,
            path: pagePath,
            title: titles.get(pagePath) ?? '',
            ...{ release, connectOrigins, isAllowed },
            hydratesOnInteraction: latePages.has(pagePath),
            baseline: baselineNow,
          });
          refusals.set(
            pagePath,
            problems.map(({ problem, nextStep }) => ({
              check: 'browser' as const,
              problem: `${pagePath}: ${problem}.`,
              nextStep,
            })),
          );
        },
        CONCURRENCY,
      );
      return affected.flatMap((pagePath) => refusals.get(pagePath) ?? []);
    } finally {
      await site.close();
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Plans the site as it would be with this pin. It serves every file itself, so the browser needs no other server. */
async function planSite({
  paths,
  registry,
  pins,
  id,
  pin,
}: Omit<PageCheckOptions, 'release' | 'current'>): Promise<SitePlan> {
  const next = { ...pins, remotes: { ...pins.remotes, [id]: { ...pin, previous: null } } };
  const local = { ...registry, publicUrl: undefined };
  return createPlan({
    shell: openShell(paths.dist),
    pins: next,
    releases: await fetchSiteReleases({ registry: local, pins: next, cacheDir: paths.cache, offered: {} }),
    hasServiceWorker: false,
    hasPolicyInPages: false,
    hasAllReleases: false,
  });
}

/** Renders some pages of a site, in the same way as composing does. */
async function renderSome(
  { pages, shell, releases }: SitePlan,
  wanted: ReadonlySet<string>,
  onHtml: (pagePath: string, html: string) => void,
): Promise<RenderedPages> {
  const some = pages.filter(({ data }) => wanted.has(data.path));
  const rendered: RenderedPages['pages'][number][] = [];
  await renderPages(some, {
    shell,
    remotes: releases.pinned.map(({ release: { id, node }, nodeFolder }) => ({
      ...{ id, folder: nodeFolder, entry: node.entry },
      baseUrl: releases.toBaseUrl(id),
    })),
    onRendered: (index, { html, links }) => {
      const content = Buffer.from(html);
      const pagePath = some[index]?.data.path ?? '';
      onHtml(pagePath, html);
      rendered.push({
        path: pagePath,
        ...{ integrity: toIntegrity(content), bytes: content.length, links },
        placeAt: (file) => fs.writeFileSync(file, content),
      });
    },
  });
  return { pages: rendered, renderedCount: rendered.length };
}

/** The title of a document, normalised as in `document.title`. */
function toTitle(html: string): string {
  const [element] = /<title[^>]*>.*?<\/title>/s.exec(html) ?? [''];
  const [title] = parseFragment(element).childNodes as DefaultTreeAdapterTypes.Element[];
  const [text] = (title?.childNodes ?? []) as DefaultTreeAdapterTypes.TextNode[];
  return (text?.value ?? '').replace(/\s+/g, ' ').trim();
}

/**
 * Creates a filter for the files that a pin allows: those it names, and all scripts or styles if it allows them for a
 * page.
 */
function createWeightFilter(allowed: readonly string[]): (file: string) => boolean {
  return (file) =>
    allowed.includes(`file:${file}`) ||
    allowed.some((name) => /^(js|css):/.test(name) && file.endsWith(`.${name.split(':')[0]}`));
}
