import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import type { GuestPage } from './support/guestTest';
import { expect, test, toParty } from './support/guestTest';

const AXE = fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

async function expectNoFault(page: Page, state: string) {
  const faults = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: () => Promise<AxeResults> } };
    const { violations } = await axe.run();
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  });
  // The standalone page is no document of its own: the shell gives it landmarks.
  expect(
    faults.filter((fault) => !fault.startsWith('region:')),
    state,
  ).toEqual([]);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess, state).toBeLessThanOrEqual(0);
}

async function expectLargeTargets(page: Page, state: string) {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, select, input:not([type="file"])')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
      .map(({ element }) => element.outerHTML.slice(0, 120)),
  );
  expect(small, state).toEqual([]);
}

/** The states a host meets, one after the other in one visit. */
async function visitStates({ page, ...guests }: GuestPage, check: (state: string) => Promise<void>) {
  await guests.open();
  await page.evaluate(AXE);
  await check('empty');

  await page.getByLabel('CSV file to import').setInputFiles({
    name: 'party.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${toParty(8)}\r\n,yes,1,,\r\nBo,perhaps,1,,`),
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('import report');

  await page.getByRole('button', { name: 'Import 8 guests' }).click();
  await page.getByLabel(/^Places/).fill('6');
  await page.getByRole('checkbox', { name: 'Select Guest 003' }).check();
  await guests.add('guest 001');
  await page.getByRole('button', { name: 'Edit Guest 002' }).click();
  await check('a selection, a form with a fault, an edit, too few places');
}

test('axe finds no fault in any state: light, wide', async ({ guests }) => {
  await guests.page.setViewportSize({ width: 1280, height: 900 });
  await visitStates(guests, (state) => expectNoFault(guests.page, state));
});

test('axe finds no fault in any state, and everything is large enough to hit: dark, 320 px, less motion', async ({
  guests,
}) => {
  const { page } = guests;
  await page.setViewportSize({ width: 320, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await visitStates(guests, async (state) => {
    await expectNoFault(page, state);
    await expectLargeTargets(page, state);
  });
});

test('axe finds no fault in any state: forced colours', async ({ guests }) => {
  const { page } = guests;
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visitStates(guests, (state) => expectNoFault(page, state));

  // Colour is gone, so the three answers and the selection must differ by shape.
  const shapes = await guests.list.locator('[data-row]').evaluateAll((rows) =>
    rows.slice(3, 6).map((row) => {
      const { blockSize, borderTopWidth } = getComputedStyle(row, '::before');
      return `${blockSize} ${borderTopWidth}`;
    }),
  );
  expect(new Set(shapes).size).toBe(3);
});
