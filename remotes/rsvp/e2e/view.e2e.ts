import { createGuestPage, expect, test, toParty } from './support/guestTest';

test('filter, search and order are in the address, are read from it, and apply after every change', async ({
  guests,
  context,
}) => {
  const { page } = guests;
  await guests.open();
  await guests.importCsv(
    'Name,Status,People,Notes\nAda,pending,1,choir\nBo,yes,2,choir\nCy,pending,5,choir\nDee,pending,1,',
  );
  await page.getByRole('radio', { name: 'No reply 3' }).check({ force: true });
  await page.getByRole('searchbox', { name: 'Search' }).fill('CHOIR');
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Largest party first');
  await guests.expectNames(['Cy', 'Ada']);
  await expect(page).toHaveURL(/\?status=pending&q=CHOIR&sort=party$/);

  await guests.answerOf('Cy').selectOption('Coming');
  await guests.expectNames(['Ada']);
  await expect(page.getByText('Showing 1 of 4 guests.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Coming 2', exact: true })).toBeVisible();
  await guests.add('Zed');
  await expect(page.getByRole('status').filter({ hasText: 'Added Zed, whom the filter hides' })).toHaveCount(
    1,
  );
  await guests.expectNames(['Ada']);

  await page.getByRole('radio', { name: 'No reply 1' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Answered 2' })).toBeChecked();
  await guests.expectNames(['Cy', 'Bo']);
  await expect(page).toHaveURL(/\?status=answered&q=CHOIR&sort=party$/);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?status=pending&q=CHOIR&sort=party$/);

  const shared = createGuestPage(await context.newPage());
  await shared.open(new URL(page.url()).search);
  await shared.expectNames(['Ada']);
  await shared.page.getByRole('searchbox', { name: 'Search' }).fill('nobody');
  await shared.page.getByRole('button', { name: 'Show everyone' }).click();
  await shared.expectNames(['Ada', 'Bo', 'Cy', 'Dee', 'Zed']);
  await expect(shared.page).toHaveURL(/RSVPApp$/);
});

test('confirms a range by Shift+click and Shift+Space, and undoes it as a whole', async ({ guests }) => {
  const { page } = guests;
  await guests.open();
  await guests.importCsv(toParty(12));
  const bar = page.getByRole('group', { name: 'Selected guests' });
  await page.getByRole('checkbox', { name: 'Select Guest 002' }).click();
  await page.getByRole('checkbox', { name: 'Select Guest 009' }).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('8 selected');

  await page.getByRole('checkbox', { name: 'Select Guest 008' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: 'Select Guest 006' }).focus();
  await page.keyboard.press('Shift+Space');
  await expect(bar).toContainText('5 selected');

  await bar.getByRole('button', { name: 'Coming', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Coming 7', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Undo: 3 guests: coming/ }).click();
  await expect(page.getByRole('radio', { name: 'Coming 4', exact: true })).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('confirms a range with two taps, then everyone', async ({ guests }) => {
    const { page } = guests;
    await guests.open();
    await guests.importCsv(toParty(6));
    await page.getByRole('button', { name: 'Range: first box, then last' }).tap();
    await page.getByRole('checkbox', { name: 'Select Guest 001' }).tap();
    await page.getByRole('checkbox', { name: 'Select Guest 004' }).tap();
    const bar = page.getByRole('group', { name: 'Selected guests' });
    await expect(bar).toContainText('4 selected');
    await bar.getByRole('button', { name: 'Coming', exact: true }).tap();
    await expect(page.getByRole('radio', { name: 'Coming 5', exact: true })).toBeVisible();

    await page.getByText('Select all 6').tap();
    await bar.getByRole('button', { name: 'Remove' }).tap();
    await expect(page.getByText('Nobody is on the list yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo: Removed 6 guests' }).tap();
    await expect(page.getByText('Showing 6 of 6 guests.')).toBeVisible();
  });
});

test('on a phone, the link to the actions for selected guests covers no guest', async ({ guests }) => {
  const { page } = guests;
  await page.setViewportSize({ width: 360, height: 740 });
  await guests.open();
  await guests.importCsv('Name\nAda');
  await page.getByRole('checkbox', { name: 'Select Ada' }).check();
  const link = page.getByRole('button', { name: 'Go to the actions for the selected guests' });
  await link.focus();
  const [linkBox, rowBox] = [await link.boundingBox(), await guests.row('Ada').boundingBox()];
  expect(linkBox && rowBox && linkBox.y + linkBox.height <= rowBox.y).toBe(true);
});

for (const widthPx of [320, 390, 430])
  test(`the filter is one row of choices, large enough to hit, at ${widthPx} px`, async ({ guests }) => {
    const { page } = guests;
    await page.setViewportSize({ width: widthPx, height: 844 });
    await guests.open();
    await guests.importCsv(toParty(500));
    await expect(page.getByRole('radio', { name: 'Everyone 500' })).toBeVisible();
    const boxes = await page
      .getByRole('search', { name: 'Guest list' })
      .locator('label:has([type="radio"])')
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes).toHaveLength(5);
    expect(new Set(boxes.map(({ top, height }) => `${top} ${height}`)).size).toBe(1);
    for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(boxes[0]?.height).toBeLessThan(60);
  });

for (const { heightPx, isInView } of [
  { heightPx: 900, isInView: true },
  { heightPx: 600, isInView: false },
])
  test(`beside a long list in a window of ${heightPx} px, the headcount ${isInView ? 'stays in view' : 'scrolls with the page'}`, async ({
    guests,
  }) => {
    const { page } = guests;
    await page.setViewportSize({ width: 1440, height: heightPx });
    await guests.open();
    await guests.importCsv(toParty(60));
    await expect(page.getByText('Showing 60 of 60 guests.')).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    const places = page.getByLabel(/^Places/);
    const expectPlaces = expect(places);
    await (isInView ? expectPlaces : expectPlaces.not).toBeInViewport({ ratio: 1 });
    // Rows that come into view while the browser scrolls to the control may change the height above it once.
    for (const control of [places, page.getByRole('button', { name: 'Print' })])
      await expect(async () => {
        await control.blur();
        await control.focus();
        await expect(control).toBeInViewport({ ratio: 1, timeout: 2000 });
      }).toPass();
    if (isInView) expect(await page.evaluate(() => window.scrollY)).toBe(2000);
  });

/** How much wider the select is than its chosen text. */
function measureRoom(select: HTMLSelectElement): number {
  const { font, fontStretch, paddingLeft, paddingRight } = getComputedStyle(select);
  const ruler = document.createElement('span');
  Object.assign(ruler.style, { font, fontStretch, position: 'absolute', whiteSpace: 'nowrap' });
  ruler.textContent = select.selectedOptions[0]?.text ?? '';
  document.body.append(ruler);
  const { width } = ruler.getBoundingClientRect();
  ruler.remove();
  return select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - width;
}

test('with text of twice the size on a phone, the chosen order and answers are not cut off', async ({
  guests,
}) => {
  const { page } = guests;
  await page.setViewportSize({ width: 320, height: 700 });
  await guests.open();
  await guests.importCsv('Name,Status\nAda,\nBo,yes\nCy,no');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const select of [
    page.getByRole('combobox', { name: 'Order' }),
    ...['Ada', 'Bo', 'Cy'].map(guests.answerOf),
  ])
    // The arrow of a native select takes some of its width.
    expect(await select.evaluate(measureRoom)).toBeGreaterThanOrEqual(20);
});
