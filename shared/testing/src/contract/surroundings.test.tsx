import { describeChanges, readSurroundings, resetSurroundings } from './surroundings';

beforeEach(resetSurroundings);

/** Leaves one trace of each kind behind, and two of each kind of which there can be several. */
function leaveTraces(): void {
  document.title = 'Mine';
  window.history.pushState(null, '', '/login?next=/');
  document.documentElement.className = 'dark';
  document.documentElement.lang = 'de';
  document.body.id = 'page';
  document.cookie = 'one=1';
  document.cookie = 'two=2';
  for (const storage of [localStorage, sessionStorage])
    for (const key of ['user', 'demos:own', 'a']) storage.setItem(key, 'me');
  document.head.append(document.createElement('style'));
  const [link, sheet] = [document.createElement('link'), document.createElement('style')];
  link.rel = 'stylesheet';
  sheet.dataset.styled = 'active';
  document.body.append(link, sheet);
}

const UNUSED = {
  ...{ title: '', path: '/', attributes: ' ', cookies: '', styleSheets: '' },
  storage: 'portfolio:theme=darkMode portfolio:theme=darkMode',
};

test('reads everything that a page must not change, and none of the page’s own data', () => {
  const { historyLength } = readSurroundings('demos');
  leaveTraces();
  expect(readSurroundings('demos')).toEqual({
    title: 'Mine',
    path: '/login',
    historyLength: historyLength + 1,
    attributes: 'html class="dark" html lang="de" body id="page"',
    cookies: 'one=1; two=2',
    storage: Array(2).fill('a=me portfolio:theme=darkMode user=me').join(' '),
    styleSheets: '<style></style> <link rel="stylesheet">',
  });
});

test('resets the document to one that only others have used', () => {
  leaveTraces();
  resetSurroundings();
  expect(readSurroundings('demos')).toMatchObject(UNUSED);
  expect(localStorage.getItem('demos:own')).toBeNull();
  expect(document.querySelectorAll('[data-styled]').length).toBeGreaterThan(0);
});

test('describes what changed, shortened, with the alternative', () => {
  const before = { ...UNUSED, historyLength: 1 };
  expect(describeChanges(before, before)).toEqual([]);
  expect(describeChanges(before, { ...before, historyLength: 2, cookies: 'x'.repeat(400) })).toEqual([
    'history length changed from 1 to 2. Use history.replaceState instead of history.pushState.',
    `cookies changed from "" to "${'x'.repeat(299)}. Keep what the page remembers in localStorage, under a key that begins with the id of the remote.`,
  ]);
});
