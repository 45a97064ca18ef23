import type { Page } from '@playwright/test';
import { expect, test } from './support/demoTest';
import { showStates } from './support/showStates';

test.use({ hasTouch: true });

interface FakeRecogniser {
  lang: string;
  calls: string[];
  onstart: () => void;
  onresult: (event: unknown) => void;
  onerror: (event: { error: string }) => void;
  onend: () => void;
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const recognisers: unknown[] = [];
    class SpeechRecognition {
      calls: string[] = [];
      constructor() {
        recognisers.push(this);
      }
      start() {
        this.calls.push('start');
      }
      stop() {
        this.calls.push('stop');
      }
      abort() {
        this.calls.push('abort');
      }
    }
    Object.assign(window, { SpeechRecognition, recognisers });
  }),
);

/** The calls on each recogniser that the page created. */
const calls = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { recognisers: FakeRecogniser[] }).recognisers.map((one) => one.calls.join(' ')),
  );

/** Makes the newest recogniser start, fail or return a result. */
const say = (page: Page, what: 'start' | { error: string } | { text: string; isFinal: boolean }) =>
  page.evaluate((given) => {
    const newest = (window as unknown as { recognisers: FakeRecogniser[] }).recognisers.at(-1);
    if (given === 'start') newest?.onstart();
    else if ('error' in given) newest?.onerror(given);
    else {
      const result = { isFinal: given.isFinal, 0: { transcript: given.text, confidence: 0.9 } };
      newest?.onresult({ resultIndex: 0, results: [result] });
    }
  }, what);

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const start = (page: Page) => page.getByRole('button', { name: 'Start listening' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop listening' }).first();

test('listens on request by mouse, touch and keyboard, and writes final phrases', async ({
  page,
  openDemo,
  leaveDemo,
}) => {
  await openDemo('speechRecognition');
  expect(await calls(page)).toEqual([]);
  await start(page).click();
  await say(page, 'start');
  await say(page, { text: 'hello wor', isFinal: false });
  await expect(page.getByText('hello wor', { exact: true })).toBeVisible();
  await expect(text(page)).toHaveValue('');
  await say(page, { text: 'hello world full stop', isFinal: true });
  await expect(text(page)).toHaveValue('Hello world.');
  await expect(page.getByRole('status')).toHaveText('Written: hello world.');
  await stop(page).tap();
  await expect.poll(() => calls(page)).toEqual(['start stop']);

  await start(page).tap();
  await expect.poll(() => calls(page)).toHaveLength(2);
  await say(page, 'start');
  await say(page, { text: 'and more', isFinal: true });
  await expect(text(page)).toHaveValue('Hello world. And more');
  await say(page, { text: 'scratch that', isFinal: true });
  await expect(text(page)).toHaveValue('Hello world.');
  await say(page, { text: 'stop listening', isFinal: true });

  await start(page).press('Enter');
  await say(page, { error: 'not-allowed' });
  await expect(page.getByText('This page may not use the microphone')).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).press('Space');
  await say(page, 'start');
  await expect(stop(page)).toBeVisible();
  const before = await calls(page);
  expect(before).toHaveLength(4);
  await leaveDemo();
  await expect.poll(async () => (await calls(page)).at(-1)).toBe('start abort');
});

test('accepts the same phrases typed, and shows each state on demand without a microphone', async ({
  page,
  openDemo,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDemo('speechRecognition');
  const phrase = page.getByLabel('Phrase or command');
  await phrase.fill('up arrow down comma done');
  await page.keyboard.press('Enter');
  await expect(text(page)).toHaveValue('Up → down, done');
  await phrase.fill('again');
  await page.getByRole('button', { name: 'Say it' }).tap();
  await expect(text(page)).toHaveValue('Up → down, done again');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(text(page)).toHaveValue('Up → down, done');

  await showStates(page, {
    Idle: 'not listening',
    Asking: 'The browser is asking you',
    Running: 'A script is speaking',
    Denied: 'This page may not use the microphone',
    Missing: 'No microphone was found',
    Unsupported: 'This browser has no speech recognition',
    Offline: 'The speech service cannot be reached',
    Failed: 'This browser cannot recognise that language',
  });
  expect(await calls(page)).toEqual([]);
});
