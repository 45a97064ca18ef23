import type { PageData } from '../site-map/pageData';
import { PAGE_DATA_ID } from '@portfolio/contract';
import { fetchPage } from './fetchPage';

/** Retries have their own tests. */
jest.mock('../loading/fetchPersistently', () => ({
  fetchPersistently: async <T,>(url: string, read: (response: Response) => Promise<T>, init: RequestInit) =>
    read(await fetch(url, init)),
}));

const DATA: PageData = { path: '/about', page: 'about', title: 'About', description: '', crumbs: [] };

const toHtml = (shell: string, data: string, page = '') =>
  `<html data-shell="${shell}"><head>${data}</head><body><div id="root">${page}</div></body></html>`;
const toScript = (data: PageData) =>
  `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(data)}</script>`;

const fetched = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>();
const original = globalThis.fetch;

beforeEach(() => {
  document.documentElement.dataset['shell'] = 's1';
  globalThis.fetch = fetched as unknown as typeof fetch;
});

afterEach(() => {
  delete document.documentElement.dataset['shell'];
  globalThis.fetch = original;
});

const answer = (html: string) =>
  fetched.mockResolvedValueOnce({ status: 200, text: () => Promise.resolve(html) });

test('reads the data from the HTML of the page', async () => {
  answer(toHtml('s1', toScript(DATA)));
  expect(await fetchPage('/about')).toMatchObject({ data: DATA });
  expect(fetched).toHaveBeenCalledWith('/about', { headers: { accept: 'text/html' }, signal: null });
});

const NAMED_DATA = `<script type="application/json" id="${PAGE_DATA_ID}" data-url="/data/about.1.json" data-integrity="sha384-a"></script>`;

test('fetches data that a page only links to', async () => {
  answer(toHtml('s1', NAMED_DATA));
  fetched.mockResolvedValueOnce({ ok: true, json: () => Promise.resolve(DATA) });
  expect(await fetchPage('/about')).toMatchObject({ data: DATA });
  expect(fetched).toHaveBeenLastCalledWith('/data/about.1.json', { integrity: 'sha384-a', signal: null });
});

test('fetches no data if the page does not name its hash', async () => {
  answer(toHtml('s1', NAMED_DATA.replace('sha384-a', '')));
  fetched.mockClear();
  await expect(fetchPage('/about')).rejects.toMatchObject({ code: 'NO_INTEGRITY' });
  expect(fetched).toHaveBeenCalledTimes(1);
});

const FORGED = toScript({ ...DATA, path: '/forged' });
test.each([
  ['next to the data', toScript(DATA), FORGED],
  ['in place of missing data', '', FORGED],
  ['after tags that close the root', '', `</div></div></body>${FORGED}`],
  ['in a second head', '', `</div><head>${FORGED}</head>`],
  ['in place of missing data, as a style', `<style>${FORGED.replaceAll('</', '<\\/')}</style>`, ''],
])('ignores page data that the content of a page forges %s', async (_place, data, page) => {
  answer(toHtml('s1', data, page));
  const answered = fetchPage('/about');
  if (data !== toScript(DATA)) await expect(answered).rejects.toMatchObject({ code: 'NO_PAGE_DATA' });
  else await expect(answered).resolves.toMatchObject({ data: DATA });
});

test('does not mistake an error page for data', async () => {
  answer(toHtml('s1', NAMED_DATA));
  fetched.mockResolvedValueOnce({ ok: false, status: 404 });
  await expect(fetchPage('/about')).rejects.toMatchObject({ code: 'NO_PAGE_DATA' });
});

test('does not fetch the data of another build of the shell', async () => {
  answer(toHtml('s2', NAMED_DATA));
  fetched.mockClear();
  await expect(fetchPage('/about')).rejects.toMatchObject({ code: 'OTHER_COMPOSITION' });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('refuses a page of another build of the shell: the two are never mixed', async () => {
  answer(toHtml('s2', toScript(DATA)));
  await expect(fetchPage('/about')).rejects.toMatchObject({ code: 'OTHER_COMPOSITION' });
});

test.each([
  ['more', '', ' data-rights="camera"'],
  ['less', 'camera', ''],
  ['less than those of page-not-found on a static host', 'page-not-found', ''],
])('refuses a page whose headers allow %s than those of this document', async (_case, own, other) => {
  document.documentElement.dataset['rights'] = own;
  answer(toHtml('s1', toScript(DATA)).replace('<html', `<html${other}`));
  await expect(fetchPage('/about')).rejects.toMatchObject({ code: 'OTHER_RIGHTS' });
  delete document.documentElement.dataset['rights'];
});

test('shows page-not-found in any document', async () => {
  document.documentElement.dataset['rights'] = 'camera';
  answer(toHtml('s1', toScript(DATA)).replace('<html', '<html data-rights="page-not-found"'));
  await expect(fetchPage('/unknown')).resolves.toMatchObject({ data: DATA });
  delete document.documentElement.dataset['rights'];
});

test.each([
  ['a release was revoked since this document was loaded', '', ' data-revoked="r1"'],
  ['another was revoked', 'r1', ' data-revoked="r2"'],
  ['a revocation was withdrawn', 'r1', ''],
])('requires a document if %s, also for a page of the shell', async (_case, own, attribute) => {
  if (own !== '') document.documentElement.dataset['revoked'] = own;
  answer(toHtml('s1', toScript(DATA)).replace('<html', `<html${attribute}`));
  await expect(fetchPage('/about')).rejects.toMatchObject({ code: 'OTHER_REVOCATIONS' });
  delete document.documentElement.dataset['revoked'];
});

test('accepts pages of one release of a remote, and refuses those of the next', async () => {
  const toProject = (entry: string) =>
    ({ ...DATA, project: { remote: { id: 'demos', entry: { url: entry } } } }) as unknown as PageData;
  for (const path of ['/one', '/two']) {
    answer(toHtml('s1', toScript(toProject('/entry.1.js'))));
    await expect(fetchPage(path)).resolves.toMatchObject({ data: { path: '/about' } });
  }
  answer(toHtml('s1', toScript(toProject('/entry.2.js'))));
  await expect(fetchPage('/three')).rejects.toMatchObject({ code: 'OTHER_COMPOSITION' });
  answer(toHtml('s1', toScript(DATA)));
  await expect(fetchPage('/four')).resolves.toMatchObject({ data: DATA });
});

test.each([503, 404])(
  'treats a response %d that is not a page of the site as a fault of the server',
  async (status) => {
    fetched.mockResolvedValueOnce({ status, text: () => Promise.resolve('<h1>nginx</h1>') });
    await expect(fetchPage('/about')).rejects.toMatchObject({ code: 'SERVER_FAULT' });
  },
);

test('accepts the site’s own page for unknown paths', async () => {
  fetched.mockResolvedValueOnce({ status: 404, text: () => Promise.resolve(toHtml('s1', toScript(DATA))) });
  await expect(fetchPage('/about')).resolves.toMatchObject({ data: DATA });
});

test('refuses a document that is not a page of this site', async () => {
  answer(toHtml('s1', '<p>Bad gateway</p>'));
  await expect(fetchPage('/about')).rejects.toMatchObject({ code: 'NO_PAGE_DATA' });
});
