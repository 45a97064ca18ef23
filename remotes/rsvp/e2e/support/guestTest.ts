import { expect, type Locator, type Page } from '@playwright/test';
import { remoteTest } from '@portfolio/testing/browser';

export const PAGE = '/work/WebUX/RSVPApp';

/** The guest list as a host sees it. */
export interface GuestPage {
  page: Page;
  list: Locator;
  addForm: Locator;
  open: (query?: string) => Promise<void>;
  /** Imports guests through the page's import. */
  importCsv: (text: string) => Promise<void>;
  add: (name: string) => Promise<void>;
  row: (name: string) => Locator;
  answerOf: (name: string) => Locator;
  expectNames: (names: readonly string[]) => Promise<void>;
  /** Waits until everything is stored, so that leaving would not ask for confirmation. */
  expectStored: (count: number) => Promise<void>;
}

/** Reads only the guests of the database, bypassing the page. */
function readStoredNames(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('rsvp-guest-list');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('guests').objectStore('guests').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result.map(({ name }: { name: string }) => name).sort());
          };
        };
      }),
  );
}

export function createGuestPage(page: Page): GuestPage {
  const list = page.getByRole('list', { name: 'Guests' });
  const addForm = page.getByRole('form', { name: 'Add a guest' });
  return {
    page,
    list,
    addForm,
    row: (name) => list.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) }),
    answerOf: (name) => page.getByRole('combobox', { name: `Answer from ${name}` }),
    async open(query = '') {
      await page.goto(`${PAGE}${query}`);
      await expect(page.getByText(/^\d+ on the list$/)).toBeVisible();
    },
    async importCsv(text) {
      await page
        .getByLabel('CSV file to import')
        .setInputFiles({ name: 'party.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
      await page.getByRole('button', { name: /^Import \d/ }).click();
    },
    async add(name) {
      await addForm.getByLabel(/^Name/).fill(name);
      await page.keyboard.press('Enter');
    },
    expectNames: (names) => expect(list.locator('[data-row] strong')).toHaveText(names),
    async expectStored(count) {
      await expect.poll(async () => (await readStoredNames(page)).length).toBe(count);
    },
  };
}

/** A test of the guest list. */
export const test = remoteTest.extend<{ guests: GuestPage }>({
  guests: async ({ page }, use) => use(createGuestPage(page)),
});

export { expect };

/** A party as a file: "Guest 001" and so on, unordered, with answers, sizes, diets and notes of every kind. */
export function toParty(size: number): string {
  const answers = ['pending', 'yes', 'no'];
  const rows = Array.from({ length: size }, (_unused, line) => {
    // Seven is coprime to every size that the tests use, so each number occurs once.
    const number = (line * 7) % size;
    return [
      `Guest ${String(number + 1).padStart(3, '0')}`,
      answers[number % answers.length],
      1 + (number % 4),
      number % 4 === 0 ? 'Vegan' : '',
      number % 5 === 0 ? '"Arrives late, by train. Needs a chair near the door."' : '',
    ].join(',');
  });
  return ['Name,Status,Party size,Diet,Notes', ...rows].join('\r\n');
}
