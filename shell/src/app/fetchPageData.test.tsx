import type { PageData } from '../site-map/pageData';
import { fetchPageData, PAGE_DATA_ID } from './fetchPageData';

const DATA: PageData = { path: '/about', page: 'about', title: 'About', description: '', crumbs: [] };

const toHtml = (shell: string, data: string) => `<html data-shell="${shell}"><body>${data}</body></html>`;
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

const answer = (html: string) => fetched.mockResolvedValueOnce({ text: () => Promise.resolve(html) });

it('reads the data from the HTML of the page', async () => {
  answer(toHtml('s1', toScript(DATA)));
  expect(await fetchPageData('/about')).toEqual(DATA);
  expect(fetched).toHaveBeenCalledWith('/about', { headers: { accept: 'text/html' } });
});

const NAMED_DATA = `<script type="application/json" id="${PAGE_DATA_ID}" data-url="/data/about.1.json"></script>`;

it('fetches the data that a page only names', async () => {
  answer(toHtml('s1', NAMED_DATA));
  fetched.mockResolvedValueOnce({ ok: true, json: () => Promise.resolve(DATA) });
  expect(await fetchPageData('/about')).toEqual(DATA);
  expect(fetched).toHaveBeenLastCalledWith('/data/about.1.json');
});

it('does not take an error page for data', async () => {
  answer(toHtml('s1', NAMED_DATA));
  fetched.mockResolvedValueOnce({ ok: false, status: 404 });
  await expect(fetchPageData('/about')).rejects.toMatchObject({ code: 'NO_PAGE_DATA' });
});

it('does not fetch the data of another shell', async () => {
  answer(toHtml('s2', NAMED_DATA));
  fetched.mockClear();
  await expect(fetchPageData('/about')).rejects.toMatchObject({ code: 'OTHER_COMPOSITION' });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('refuses a page of another build of the shell: the two are never mixed', async () => {
  answer(toHtml('s2', toScript(DATA)));
  await expect(fetchPageData('/about')).rejects.toMatchObject({ code: 'OTHER_COMPOSITION' });
});

it.each([
  ['more', '', ' data-rights="camera"'],
  ['less', 'camera', ''],
])('refuses a page whose headers allow %s than those of this document', async (_case, own, other) => {
  document.documentElement.dataset['rights'] = own;
  answer(toHtml('s1', toScript(DATA)).replace('<html', `<html${other}`));
  await expect(fetchPageData('/about')).rejects.toMatchObject({ code: 'OTHER_RIGHTS' });
  delete document.documentElement.dataset['rights'];
});

it('takes pages of one release of a remote, and refuses those of the next', async () => {
  const toProject = (entry: string) =>
    ({ ...DATA, project: { remote: { id: 'demos', entry: { url: entry } } } }) as unknown as PageData;
  for (const path of ['/one', '/two']) {
    answer(toHtml('s1', toScript(toProject('/entry.1.js'))));
    await expect(fetchPageData(path)).resolves.toMatchObject({ path: '/about' });
  }
  answer(toHtml('s1', toScript(toProject('/entry.2.js'))));
  await expect(fetchPageData('/three')).rejects.toMatchObject({ code: 'OTHER_COMPOSITION' });
  answer(toHtml('s1', toScript(DATA)));
  await expect(fetchPageData('/four')).resolves.toEqual(DATA);
});

it('refuses a document that is no page of this site', async () => {
  answer(toHtml('s1', '<p>Bad gateway</p>'));
  await expect(fetchPageData('/about')).rejects.toMatchObject({ code: 'NO_PAGE_DATA' });
});
