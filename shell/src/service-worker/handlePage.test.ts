import { createHash } from 'node:crypto';
import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { createPageHandler } from './handlePage';
import type { OfflineComposition } from './OfflineComposition';

const cached = new Map<string, Response>();

// Workbox's modules need a service worker's globals.
jest.mock('workbox-core', () => ({}));
jest.mock('workbox-precaching', () => ({
  matchPrecache: (path: string) => Promise.resolve(cached.get(path)?.clone()),
}));

const PICTURE = '/remotes/demos/pic.0123abcd.svg';
const PAGE = '/work/js/drumKit';
const toIntegrity = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const composition: OfflineComposition = {
  id: 'one',
  shell: 'shell',
  entries: {},
  files: ['/', '/404', PAGE, '/icon.svg', PICTURE].map((url) => [url, toIntegrity(url)]),
  isWhole: true,
  redirects: { '/': '/', [PAGE.toLowerCase()]: PAGE, '/home': '/' },
  notFoundPath: '/404',
  pageHeaders: { '*': { 'Content-Security-Policy': "script-src 'self'" } },
};

const fromServer = new Response('from the server', { headers: { 'Content-Security-Policy': 'sandbox' } });
const fetchFake = jest.fn(() => Promise.resolve(fromServer));
const handle = createPageHandler(composition, fetchFake);

const open = (path: string) =>
  handle({
    request: { mode: 'navigate' },
    url: new URL(path, 'https://site.example'),
  } as RouteHandlerCallbackOptions);

beforeEach(() => {
  for (const [url] of composition.files)
    cached.set(
      url,
      new Response(url, {
        headers: { 'Content-Type': url.endsWith('.svg') ? 'image/svg+xml' : 'text/html' },
      }),
    );
  fetchFake.mockReset().mockResolvedValue(fromServer);
  Object.assign(globalThis, {
    fetch: fetchFake,
    self: { registration: { waiting: null } },
    location: { host: 'site.example' },
  });
});

test.each(['/', PAGE, '/404'])('opens the cached page %s with the headers of pages', async (path) => {
  const page = await open(path);
  expect(await page.text()).toBe(path);
  expect(page.headers.get('Content-Security-Policy')).toBe("script-src 'self'");
  expect(fetchFake).not.toHaveBeenCalled();
});

test.each(['/icon.svg', PICTURE])(
  'a file of the site that is opened directly, %s, comes from the server, with its own policy',
  async (path) => {
    expect(await open(path)).toBe(fromServer);
    expect(fetchFake).toHaveBeenCalledTimes(1);
  },
);

test('offline, a file that is opened directly fails; an unknown path shows page-not-found', async () => {
  fetchFake.mockRejectedValue(new TypeError('offline'));
  await expect(open('/icon.svg')).rejects.toThrow('offline');
  expect(await (await open('/nothing')).text()).toBe('/404');
});

test('offline, another spelling leads to the canonical path', async () => {
  fetchFake.mockRejectedValue(new TypeError('offline'));
  const redirect = jest.spyOn(Response, 'redirect').mockReturnValue(fromServer);
  for (const path of ['/WORK/js/drumkit/', '/home?from=here']) await open(path);
  expect(redirect.mock.calls).toEqual([
    [PAGE, 308],
    ['/?from=here', 308],
  ]);
});
