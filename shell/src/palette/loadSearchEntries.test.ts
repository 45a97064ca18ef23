import { createSearchLoader } from './loadSearchEntries';

const ENTRY = { title: 'Home', path: '/', kind: 'page', tags: [] };
const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

/** Replaces `fetchPersistently`. */
const createLoader = (fetchFile: (url: string) => Promise<Response>) =>
  createSearchLoader(async (url, read) => read(await fetchFile(url)));

test('fetches the file once and caches it', async () => {
  const fetchFile = jest.fn(() => answer([ENTRY]));
  const load = createLoader(fetchFile);
  expect(await load()).toEqual([ENTRY]);
  expect(await load()).toEqual([ENTRY]);
  expect(fetchFile.mock.calls).toEqual([['/search.json']]);
});

test('retries after a failure', async () => {
  const fetchFile = jest.fn(() => answer([ENTRY])).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const load = createLoader(fetchFile);
  await expect(load()).rejects.toThrow('Failed to fetch');
  expect(await load()).toEqual([ENTRY]);
});

test.each([
  ['an error', { error: 'no' }, 500],
  ['a value that is not a list', { entries: [] }, 200],
  ['an entry without a path', [{ ...ENTRY, path: undefined }], 200],
  ['an entry of another site', [{ ...ENTRY, path: '//example.org/' }], 200],
  ['an entry of another site, with a backslash', [{ ...ENTRY, path: '/\\example.org/' }], 200],
  ['an entry of another site, with a tab', [{ ...ENTRY, path: '/\t/example.org/' }], 200],
  ['a script as a path', [{ ...ENTRY, path: 'javascript:void 0' }], 200],
])('refuses %s', async (_what, body, status) => {
  await expect(createLoader(() => answer(body, status))()).rejects.toMatchObject({
    code: 'NO_SEARCH_ENTRIES',
  });
});
