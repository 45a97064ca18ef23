import fs from 'node:fs';
import path from 'node:path';
import { BROWSER_CONFIG } from '@portfolio/testing/browser';
import { type Page, test } from '@playwright/test';
import { readMinutes, readSeed } from '../compose/compose-testing/readRunLength';
import { toHtmlFile } from '../compose/site/siteIndex';
import { serveChangingSite } from './support/changingSite';
import { createRandom } from './support/random-use/createRandom';
import { describeActivity, watchActivity } from './support/random-use/describeActivity';
import { createDisturbedSite } from './support/random-use/disturb';
import { NOWHERE, pressRetry, readView, type View } from './support/random-use/readView';
import * as actions from './support/random-use/visitorActions';
import { expect, readSiteIndex } from './support/siteTest';
import { FALLBACK_SITE, MAIN_SITE } from './support/testPaths';

/** The length of the run: a number of minutes, `all` for half an hour; default a fixed number of rounds. */
const MINUTES = readMinutes('RANDOM_USE', process.env['RANDOM_USE'], 30);
const ROUNDS = 8;
const SEED = readSeed(process.env['SEED'], MINUTES > 0 ? Date.now() % 1_000_000 : 1);

/** Property of the window that stores the text which was typed but not submitted. */
const DRAFT = 'randomUseDraft';

/** The delay between retries grows to half a minute, and each file is retried separately. */
const SETTLE_MS = 100_000;

test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    ...BROWSER_CONFIG.use.launchOptions,
    // A demo calls a public service; only the site itself can be reached here.
    args: [
      ...BROWSER_CONFIG.use.launchOptions.args,
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  },
});

/** The heading of each page, as composed. */
function readHeadings(): Map<string, string> {
  return new Map(
    readSiteIndex().pages.map((page) => {
      const html = fs.readFileSync(path.join(MAIN_SITE.site, toHtmlFile(page)), 'utf8');
      const [, heading = ''] = /<h1[^>]*>([^]*?)<\/h1>/.exec(html) ?? [];
      return [page, toText(heading)];
    }),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};
const toText = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

test('whatever visitors do and whatever fails, the page last requested is shown and hydrated, and nothing is lost', async ({
  page,
  context,
}) => {
  test.setTimeout((MINUTES + 10) * 60_000);
  const random = createRandom(SEED);
  const headings = readHeadings();
  const { redirects } = readSiteIndex();
  const toPage = (asked: string) => redirects[asked.toLowerCase()] ?? asked;
  const site = await serveChangingSite(MAIN_SITE);
  const watch = await watchActivity(page);
  const disturbed = createDisturbedSite(site, context, random, [MAIN_SITE, FALLBACK_SITE]);
  const steps: string[] = [];
  const errors: string[] = [];
  const guests: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  /** The path of the page that the visitor wants to see. */
  let wantedPath = '/';
  /** How many pages the visitor has requested since typing something. */
  let requestCount = 0;
  let isDark = false;

  // Actions on a document that hangs time out with an error.
  page.setDefaultTimeout(30_000);
  page.setDefaultNavigationTimeout(60_000);

  const note = (step: string) => {
    steps.push(step);
    if (MINUTES > 0) console.log(step);
  };

  async function settle(): Promise<void> {
    let view: View | undefined;
    const isSettled = async () => {
      view = await Promise.race([readView(page), timeOut()]);
      if (view.hasRetry) await pressRetry(page);
      else if (view.isForeign) await reloadPage();
      return (
        view.isLive &&
        !view.isWaiting &&
        !view.hasRetry &&
        view.path === wantedPath &&
        view.headings.length === 1 &&
        view.headings[0] === headings.get(view.path)
      );
    };
    await expect
      .poll(isSettled, { timeout: SETTLE_MS, intervals: [100, 250, 500, 1_000] })
      .toBe(true)
      .catch(async () => {
        const heading = headings.get(wantedPath);
        const activity = view === NOWHERE ? ` ${await describeActivity(watch)}` : '';
        throw new Error(
          `It should be ${wantedPath} (${heading}), and is ${JSON.stringify(view)} at ${page.url()}.${activity}`,
        );
      });
  }

  /** Reloads the page, or leaves the browser's own error page, as a visitor would. */
  async function reloadPage(): Promise<void> {
    if (page.url().startsWith('chrome-error')) await page.goto(site.url + wantedPath).catch(() => {});
    else await page.reload().catch(() => {});
  }

  /** Uses a control that only works if the page is hydrated. */
  async function useHeader(): Promise<void> {
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Dark theme' });
    await expect(toggle).toHaveAttribute('aria-pressed', String(isDark));
    isDark = !isDark;
    // A dialog that a button has opened may appear late and cover the header.
    await expect(async () => {
      await actions.closeDialogs(page);
      if ((await toggle.getAttribute('aria-pressed')) !== String(isDark))
        await toggle.click({ timeout: 5_000 });
      await expect(toggle).toHaveAttribute('aria-pressed', String(isDark), { timeout: 5_000 });
    }).toPass({ timeout: SETTLE_MS });
  }

  async function useGuestList(): Promise<void> {
    const form = page.getByRole('form', { name: 'Add a guest' });
    /** The list only renders rows near the window, so check its total on the page and the names in the database. */
    const expectGuests = async () => {
      await expect(page.getByText(`${guests.length} on the list`)).toBeVisible();
      await expect.poll(() => readStoredNames(page)).toEqual(guests);
    };
    await expectGuests();
    // The two most recent pages are kept with everything typed in them, unless the document has been replaced.
    const draft = await page.evaluate((key) => (window as unknown as Record<string, string>)[key], DRAFT);
    if (draft !== undefined && requestCount <= 2) await expect(form.getByLabel(/^Name/)).toHaveValue(draft);
    const name = `Guest ${String(guests.length + 1).padStart(3, '0')}`;
    note(`add ${name}`);
    await form.getByLabel(/^Name/).fill(name);
    await page.keyboard.press('Enter');
    guests.push(name);
    await expectGuests();
    requestCount = 0;
    const next = `Draft ${guests.length}`;
    await form.getByLabel(/^Name/).fill(next);
    await page.evaluate(([key, text]) => Object.assign(window, { [key]: text }), [DRAFT, next] as const);
  }

  async function act(): Promise<void> {
    const kind = random.pickWeighted({
      link: 45,
      back: 16,
      forward: 8,
      reload: 7,
      jump: 5,
      search: 6,
      press: 9,
      guests: 4,
    });
    // While a new document hangs, there is nothing to act on.
    if (!(await isThere(page))) return;
    const asked = await persist(
      page,
      {
        link: () => actions.followLink(page, random),
        back: () => actions.traverse(page, -1),
        forward: () => actions.traverse(page, 1),
        reload: () => actions.reload(page),
        jump: () => actions.jump(page, random),
        search: () => actions.search(page, random),
        press: () => actions.pressControl(page, random),
        guests: () => actions.followLink(page, random, `:has(a[href="${actions.GUEST_PAGE}"])`),
      }[kind],
    );
    if (asked === null) return;
    note(asked.step);
    if (asked.path === null) return;
    wantedPath = toPage(asked.path);
    requestCount += 1;
  }

  try {
    await page.goto(site.url);
    await settle();
    const end = Date.now() + MINUTES * 60_000;
    for (let round = 1; MINUTES > 0 ? Date.now() < end : round <= ROUNDS; round += 1) {
      note(`-- round ${round}: ${await disturbed.begin()}`);
      for (let count = 1 + Math.floor(random.next() * 4); count > 0; count -= 1) await act();
      await disturbed.end();
      note('all is well again');
      await settle();
      await useHeader();
      if (wantedPath === actions.GUEST_PAGE) await useGuestList();
      expect(errors).toEqual([]);
    }
    await page.goto(site.url + actions.GUEST_PAGE);
    wantedPath = actions.GUEST_PAGE;
    await settle();
    await useGuestList();
  } catch (error) {
    throw new Error(
      `With SEED=${SEED}, after:\n${steps.slice(-60).join('\n')}\n${errors.join('\n')}\n${String(error)}`,
      { cause: error },
    );
  } finally {
    console.log(`SEED=${SEED}: ${steps.length} steps`);
    await site.close();
  }
});

/** Whether there is a document, or will be one soon. */
function isThere(page: Page): Promise<boolean> {
  return Promise.race([
    page.evaluate(() => true).catch(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, 20_000, false)),
  ]);
}

/** A page that does not respond within this time counts as absent. */
function timeOut(): Promise<View> {
  return new Promise((resolve) => setTimeout(resolve, 20_000, NOWHERE));
}

/**
 * Retries if the document was replaced in the meantime, once the new one is there: it is unknown whether the first try
 * took effect, so a second one must not compete with it.
 */
async function persist<Value>(page: Page, act: () => Promise<Value>, triesLeft = 3): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    if (triesLeft === 0 || !/context was destroyed|navigat/i.test(String(error))) throw error;
    await page.waitForLoadState('domcontentloaded').catch(() => {});
    return persist(page, act, triesLeft - 1);
  }
}

/** Reads the names of all guests directly from the database. */
function readStoredNames(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('rsvp-guest-list');
        opening.onerror = () => reject(opening.error ?? new DOMException());
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('guests').objectStore('guests').getAll();
          reading.onsuccess = () => {
            database.close();
            resolve((reading.result as { name: string }[]).map(({ name }) => name).sort());
          };
        };
      }),
  );
}
