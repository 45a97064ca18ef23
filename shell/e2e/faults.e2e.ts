import type { Browser, BrowserContext, Page } from '@playwright/test';
import {
  type FaultCell,
  keepResult,
  listCells,
  listSample,
  readComposition,
  readResult,
  toTitle,
} from './support/faults/faultCells';
import { changeOneByte, findMiddle, makeStale, PORTAL_PATH } from './support/faults/faultKinds';
import { type FaultServer, serveFaults } from './support/faults/faultServer';
import { runCell } from './support/faults/runCell';
import { prepareInspections } from './support/faults/inspectPage';
import { expect, test as base, waitForHydration } from './support/siteTest';
import { stopClock } from './support/stopClock';
import { FALLBACK_SITE, LIGHT_SITE, MAIN_SITE } from './support/testPaths';
import { visitUntilKept } from './support/workerSteps';

const isFullRun = process.env['FAULTS'] === 'all';
const composition = readComposition();

/** Cells that have passed with this composition are skipped. */
const CELLS = isFullRun
  ? listCells().filter((cell) => readResult(toTitle(cell), composition) === null)
  : listSample();

/** The light site has every cell of the sample. */
const KEPT_SITE = isFullRun ? MAIN_SITE : LIGHT_SITE;

/** A browser that has visited the site before, and the site's server. */
interface Kept {
  take(): Promise<{ context: BrowserContext; server: FaultServer }>;
  /** Discards them, so that this cell's faults do not affect the next one. */
  forget(): Promise<void>;
}

interface FaultFixtures {
  servers: Record<'main' | 'fallback', FaultServer>;
  kept: Kept;
}

const test = base.extend<FaultFixtures>({
  servers: async ({ startOnce }, use) =>
    use({
      main: await startOnce('main site with faults', () => serveFaults(MAIN_SITE.site)),
      fallback: await startOnce('fallback site with faults', () => serveFaults(FALLBACK_SITE.site)),
    }),
  kept: async ({ startOnce }, use) => use(await startOnce('kept site', createKept)),
});

async function createKept(browser: Browser): Promise<Kept & { close(): Promise<void> }> {
  let current: { context: BrowserContext; server: FaultServer } | null = null;
  const forget = async () => {
    await current?.context.close();
    await current?.server.close();
    current = null;
  };
  return { take: async () => (current ??= await visitOnce(browser)), forget, close: forget };
}

async function visitOnce(browser: Browser) {
  const server = await serveFaults(KEPT_SITE.site);
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await visitUntilKept(page, server.url);
  await page.close();
  await stopClock(context);
  await prepareInspections(context);
  return { context, server };
}

/** Replaces a file in the service worker's cache with its faulty version. */
async function corruptCached(page: Page, server: FaultServer, { row, fault }: FaultCell): Promise<void> {
  const { status, headers, body } = await server.fetchFile(row.url);
  const kinds: Record<string, { status?: number; type?: string; body: Buffer | string }> = {
    '404 as HTML': { status: 404, type: 'text/html', body: '<!-- Not found -->' },
    '404 as JSON': { status: 404, type: 'application/json', body: '{"error":404}' },
    '500': { status: 500, body: 'Out of order' },
    'cut short': { body: body.subarray(0, findMiddle(body, row)) },
    redirect: { status: 302, body: '' },
    'wrong type': { type: 'text/plain', body },
    'stale file': { body: makeStale(body, row) },
  };
  const corrupted = kinds[fault.name] ?? { body: changeOneByte(body, row) };
  const count = await page.evaluate(
    async ([path, code, allHeaders, base64]) => {
      let replaced = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const key of await cache.keys()) {
          if (new URL(key.url).pathname !== path) continue;
          const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
          const response =
            code === 302
              ? Response.redirect('/contact', 302)
              : new Response(bytes, { status: code, headers: allHeaders });
          await cache.put(key, response);
          replaced += 1;
        }
      }
      return replaced;
    },
    [
      row.url,
      corrupted.status ?? status,
      { ...headers, ...(corrupted.type !== undefined && { 'content-type': corrupted.type }) },
      Buffer.from(corrupted.body).toString('base64'),
    ] as const,
  );
  expect(count).toBeGreaterThan(0);
}

/** Expected console messages about a file that is deliberately broken; #422 means that a page threw while hydrating. */
const EXPECTED =
  /React error #4|violates|Fetch API|Loading chunk|ChunkLoadError|Failed to|evaluation|render|integrity|digest|preload|takes its place|ERR_|decode|font|OTS|MIME|net::|JSON|manifest|Manifest|ServiceWorker|TimeoutError|aborted|Cannot|is not|Left out/;

function declare(
  cell: FaultCell,
  run: (page: Page, kept: Kept, servers: Record<'main' | 'fallback', FaultServer>) => Promise<string>,
) {
  const title = toTitle(cell);
  test(title, async ({ page, kept, servers, consoleGuard }) => {
    // On a busy machine, waiting for two minutes of the page's clock takes as long in real time.
    if (isFullRun) test.slow();
    consoleGuard.allow(EXPECTED);
    const outcome = await run(page, kept, servers);
    test.info().annotations.push({ type: 'outcome', description: outcome });
    if (isFullRun) keepResult({ title, composition, outcome });
  });
}

for (const cell of CELLS.filter(
  ({ situation, row }) => situation !== 'repeat visit' && row.type !== 'worker',
)) {
  declare(cell, async (page, _kept, servers) => {
    const server = cell.situation === 'with a release before' ? servers.fallback : servers.main;
    return runFresh(page, server, cell);
  });
}

async function runFresh(page: Page, server: FaultServer, cell: FaultCell): Promise<string> {
  await stopClock(page);
  await prepareInspections(page.context());
  try {
    await server.inject(cell.row, cell.fault);
    if (cell.situation === 'navigation') {
      await page.goto(`${server.url}/TermsOfService`, { waitUntil: 'commit' });
      await waitForHydration(page);
    }
    return await runCell(page, server, cell);
  } finally {
    server.repair();
    server.releaseRequests();
  }
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const cell of CELLS.filter(
    ({ situation, row }) => situation !== 'repeat visit' && row.type === 'worker',
  )) {
    declare(cell, (page, _kept, servers) => runFresh(page, servers.main, cell));
  }
});

for (const cell of CELLS.filter(({ situation }) => situation === 'repeat visit')) {
  declare(cell, async (_page, kept) => {
    const { context, server } = await kept.take();
    const page = await context.newPage();
    try {
      if (cell.row.isKept) {
        // A document without a policy, whose scripts may change the cache as those of the site may.
        await page.goto(server.url + PORTAL_PATH);
        await corruptCached(page, server, cell);
      }
      await server.inject(cell.row, cell.fault);
      if (cell.row.isKept && !cell.fault.isOnce) server.repair();
      const outcome = await runCell(page, server, cell);
      if (cell.row.isKept) await kept.forget();
      return outcome;
    } catch (error) {
      await page.close();
      await kept.forget();
      throw error;
    } finally {
      await page.close().catch(() => {});
      server.repair();
      server.releaseRequests();
    }
  });
}
