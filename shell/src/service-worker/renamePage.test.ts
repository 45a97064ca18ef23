import { createHash } from 'node:crypto';
import { renamePage } from './renamePage';

const POLICY = "default-src 'self'";
const toPage = (id: string, text = 'é') =>
  `<!doctype html>\n<html lang="en" data-composition="${id}">\n<body>${text} data-composition="kept"</body>`;

const toIntegrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const rename = (kept: string, expected: string, policy = POLICY, status = 200) =>
  renamePage(
    new Response(kept, {
      status,
      headers: { 'Content-Security-Policy': policy, 'Content-Type': 'text/html' },
    }),
    {
      id: 'bbb',
      integrity: toIntegrity(expected),
      pageHeaders: { 'Content-Security-Policy': POLICY },
    },
  );

test('a page that differs by its composition alone becomes one of the newer, with status and headers', async () => {
  const page = await rename(toPage('aaa'), toPage('bbb'), POLICY, 404);
  expect(await page?.text()).toBe(toPage('bbb'));
  expect(page?.status).toBe(404);
  expect(page?.headers.get('Content-Type')).toBe('text/html');
});

test('a page that differs in more is to be fetched', async () => {
  expect(await rename(toPage('aaa'), toPage('bbb', 'other'))).toBeNull();
});

test('a page that came with another policy is to be fetched', async () => {
  expect(await rename(toPage('aaa'), toPage('bbb'), 'an older policy')).toBeNull();
});
