import type { Page } from '@playwright/test';
import { PAGE, createGuestPage, expect, test, toParty } from './support/guestTest';

/** Blocks the page in the middle of its next transaction, after this many guests were put. */
function hangAfterPuts(page: Page, count: number) {
  return page.evaluate((limit) => {
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')?.value;
    let putCount = 0;
    IDBObjectStore.prototype.put = function (...values) {
      putCount += 1;
      if (putCount > limit) {
        console.info('half-written');
        for (;;);
      }
      return put.apply(this, values);
    };
  }, count);
}

test('keeps guests, places, typed text and an unfinished edit over a reload', async ({ guests }) => {
  const { page } = guests;
  await guests.open();
  await guests.importCsv('Name,Status\nAda,yes\nBo,');
  await page.getByLabel(/^Places/).fill('30');
  await page.getByRole('button', { name: 'Edit Bo' }).click();
  await page.getByRole('form', { name: 'Edit Bo' }).getByLabel('Notes').fill('Half a no');
  await guests.addForm.getByLabel(/^Name/).fill('Half a na');
  await guests.expectStored(2);

  await page.reload();
  await expect(guests.answerOf('Ada')).toHaveValue('yes');
  await expect(page.getByLabel(/^Places/)).toHaveValue('30');
  await expect(page.getByRole('form', { name: 'Edit Bo' }).getByLabel('Notes')).toHaveValue('Half a no');
  await expect(guests.addForm.getByLabel(/^Name/)).toHaveValue('Half a na');
});

test('a tab that crashes during a write leaves the list intact, and accepts the next change', async ({
  guests,
  context,
  cdp,
}) => {
  const { page } = guests;
  await guests.open();
  await guests.importCsv('Name\nAda\nBo');
  await guests.addForm.getByLabel(/^Name/).fill('Half a na');
  await guests.expectStored(2);
  await hangAfterPuts(page, 250);
  const halfWritten = page.waitForEvent('console', (message) => message.text() === 'half-written');
  // The page is blocked, so the click that starts the import never returns.
  guests.importCsv(toParty(500)).catch(() => {});
  await halfWritten;
  const crashed = page.waitForEvent('crash');
  cdp.send('Page.crash').catch(() => {});
  await crashed;

  const next = createGuestPage(await context.newPage());
  await next.open();
  await next.expectNames(['Ada', 'Bo']);
  await next.add('Cy');
  await next.expectStored(3);
});

test('two tabs stay in step, refuse each other’s names, and restore guests that the other removed', async ({
  guests,
  context,
}) => {
  const { page } = guests;
  await guests.open();
  const other = createGuestPage(await context.newPage());
  await other.open();
  await page.bringToFront();
  await guests.add('Ada');
  await other.expectNames(['Ada']);
  await other.page.bringToFront();
  await other.add('  ADA ');
  await expect(other.page.getByText('“Ada” is already on the list.').last()).toBeVisible();

  await other.page.getByRole('button', { name: 'Edit Ada' }).click();
  await other.page.getByRole('form', { name: 'Edit Ada' }).getByLabel('Notes').fill('By train');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Remove Ada' }).click();
  await other.page.bringToFront();
  await expect(other.page.getByText('Ada is no longer on the list.')).toBeVisible();
  await other.page.getByRole('button', { name: 'Save' }).click();
  await guests.expectNames(['Ada']);
  await expect(guests.row('Ada')).toContainText('By train');
});

test('continues offline, requests nothing, and stores everything', async ({ guests, context }) => {
  const { page } = guests;
  await guests.open();
  await context.setOffline(true);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await guests.add('Ada');
  await guests.answerOf('Ada').selectOption('Coming');
  await guests.importCsv('Name\nBo');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await downloading;
  await guests.expectStored(2);
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([]);
});

test.describe('on a full disk', () => {
  test('reports it, counts unsaved changes, asks before they are lost, and continues when there is space', async ({
    guests,
    cdp,
    baseURL,
    consoleGuard,
  }) => {
    const { page } = guests;
    consoleGuard.allow(/Quota/);
    const setQuota = (quotaSize?: number) =>
      cdp.send('Storage.overrideQuotaForOrigin', { origin: baseURL ?? '', quotaSize });
    // Before anything is stored, because the browser caches for a while how much space it has found.
    await setQuota(1);
    await guests.open();
    await guests.importCsv(toParty(500));
    const alert = page.getByRole('alert').filter({ hasText: 'There is no space left to store the list.' });
    await expect(alert).toContainText('500 changes are not stored yet.');
    await expect(page.getByText('500 on the list')).toBeVisible();

    const asking = page.waitForEvent('dialog');
    page.goto(`${PAGE}?away`).catch(() => {});
    const question = await asking;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();

    await setQuota();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
    await guests.expectStored(500);
  });
});
