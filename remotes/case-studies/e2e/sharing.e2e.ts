import { expect, test } from './support/studyTest';

test.use({ hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] });

test('Share copies the address and confirms it', async ({ page, openStudy }) => {
  const announced = page.waitForEvent('console', (message) => message.text().includes('Link copied.'));
  await openStudy('?depth=5min');
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  await announced;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/paymentsReview\?depth=5min$/);
});

test('Share opens the system’s share sheet if there is one', async ({ page, openStudy }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    const share = (data: ShareData) => Promise.resolve(shared.push(data)).then(() => undefined);
    Object.defineProperty(navigator, 'share', { value: share });
    Object.assign(window, { shared });
  });
  await openStudy();
  await page.getByRole('button', { name: 'Share' }).tap();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
    .toEqual([{ title: 'Payments app review', url: page.url() }]);
});
