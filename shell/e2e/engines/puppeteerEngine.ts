import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type KeyInput, type LaunchOptions, type Page, ProtocolError } from 'puppeteer-core';
import type { BrowserUnderTest, Engine } from './BrowserUnderTest';

const LOOK_AGAIN_MS = 250;

/** Longer than any page takes on a busy machine. */
const PAGE_TIMEOUT_MS = 120_000;

/** Starts Chromium with its own protocol, or Firefox with WebDriver BiDi. */
export async function startPuppeteerEngine(
  browser: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Engine> {
  const options: LaunchOptions =
    browser === 'chrome'
      ? { args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'] }
      : // No system fonts, since they differ between machines, and no questions at the first start.
        { extraPrefsFirefox: { 'datareporting.policy.dataSubmissionEnabled': false } };
  const program = await puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    defaultViewport: null,
    ...options,
  });

  const openWindow = async (): Promise<BrowserUnderTest> => {
    const context = await program.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultNavigationTimeout(PAGE_TIMEOUT_MS);
    await resize(page, 1280, 800);
    return createWindow(page, () => context.close());
  };
  return {
    version: (await program.version()).split('/').at(-1) ?? '',
    openWindow,
    async readConsole(url, isBusy) {
      const window = await openWindow();
      await window.open(url);
      while (isBusy()) await wait(LOOK_AGAIN_MS);
      const messages = await window.takeMessages();
      await window.close();
      return messages;
    },
    close: () => program.close(),
  };
}

/**
 * Resizes the page. Puppeteer also sets an orientation, which Firefox 140 does not support; the size is set
 * nevertheless, so that error is ignored.
 */
async function resize(page: Page, width: number, height: number): Promise<void> {
  try {
    await page.setViewport({ width, height });
  } catch (error) {
    if (!(error instanceof ProtocolError && error.message.includes('setScreenOrientationOverride')))
      throw error;
    await page.waitForFunction((wanted) => window.innerWidth === wanted, {}, width);
  }
}

function createWindow(page: Page, close: () => Promise<void>): BrowserUnderTest {
  let messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  // Until a dialog is answered, no command of Puppeteer returns.
  page.on('dialog', (dialog) => {
    messages.push(`The page asked a question: ${dialog.message() || dialog.type()}`);
    void dialog.accept();
  });
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    resize: (width, height) => resize(page, width, height),
    // Puppeteer's type unwraps handles, which no journey uses.
    run: (script, ...args) =>
      page.evaluate(script as (...given: unknown[]) => unknown, ...args) as Promise<never>,
    runText: async (text) => void (await page.evaluate(text)),
    async drag([first, ...rest]) {
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 });
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    async press(keys) {
      const names = keys.split('+') as KeyInput[];
      for (const name of names) await page.keyboard.down(name);
      for (const name of names.toReversed()) await page.keyboard.up(name);
    },
    async takeMessages() {
      const taken = messages;
      messages = [];
      return taken;
    },
    takePicture: async () => Buffer.from(await page.screenshot()),
    close,
  };
}
