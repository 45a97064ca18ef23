import type { PageData } from '../site-map/pageData';
import { fetchPageData, PAGE_DATA_ID } from './fetchPageData';

const DATA: PageData = { path: '/about', page: 'about', title: 'About', description: '', crumbs: [] };

const toHtml = (composition: string, data: string) =>
  `<html data-composition="${composition}"><body>${data}</body></html>`;
const toScript = (data: PageData) =>
  `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(data)}</script>`;

const fetched = jest.fn<Promise<Pick<Response, 'text'>>, [string, RequestInit]>();
const original = globalThis.fetch;

beforeEach(() => {
  document.documentElement.dataset['composition'] = 'c1';
  globalThis.fetch = fetched as unknown as typeof fetch;
});

afterEach(() => {
  delete document.documentElement.dataset['composition'];
  globalThis.fetch = original;
});

const answer = (html: string) => fetched.mockResolvedValueOnce({ text: () => Promise.resolve(html) });

it('reads the data from the HTML of the page', async () => {
  answer(toHtml('c1', toScript(DATA)));
  expect(await fetchPageData('/about')).toEqual(DATA);
  expect(fetched).toHaveBeenCalledWith('/about', { headers: { accept: 'text/html' } });
});

it('refuses a page of another composition: the two are never mixed', async () => {
  answer(toHtml('c2', toScript(DATA)));
  await expect(fetchPageData('/about')).rejects.toMatchObject({ code: 'OTHER_COMPOSITION' });
});

it('refuses a document that is no page of this site', async () => {
  answer(toHtml('c1', '<p>Bad gateway</p>'));
  await expect(fetchPageData('/about')).rejects.toMatchObject({ code: 'NO_PAGE_DATA' });
});
