import { expect, test } from '../support/siteTest';
import { visit } from '../support/shellVisit';

test('the typed text becomes an email, complete and unchanged', async ({ page }) => {
  await visit(page, '/contact');
  const form = page.getByRole('form', { name: 'Contact' });
  await form.getByLabel('Your name').fill('Ada');
  await form.getByLabel('Your email address').fill('me@studio.design');
  await form.getByLabel('Topic').selectOption('A role');
  await form.getByLabel('Message').fill('Hello there.');
  await form.getByRole('button', { name: 'Open as an email' }).click();
  const again = page.getByRole('link', { name: 'Open it again' });
  await expect(again).toHaveAttribute('href', /^mailto:[^?]+\?subject=A%20role.*body=Hello%20there\./);
  await expect(page.getByText(/Nothing is sent until you send it there/)).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Message')).toHaveValue('Hello there.');
});

test('without a script there is no form, and the drafts are links', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/contact`);
  await expect(page.getByRole('heading', { name: 'Write a message' })).toBeHidden();
  await expect(page.getByRole('link', { name: /^Open in email/ })).toHaveCount(3);
  await context.close();
});

test('a form that does not arrive is asked for again by its button, and the focus stays near', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  let isMissing = true;
  await page.route(/\/shell\/contact-form\.\w+\.js/, (route) =>
    isMissing ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
  await visit(page, '/contact');
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.focus();
  isMissing = false;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible();
  await expect(retry).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});
