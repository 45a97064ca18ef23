import type { CatalogueEntry } from '@portfolio/contract';
import { createPageData, listPaths, listRedirects } from './routes';
import { createSiteMap, type SiteRemote } from './siteMap';

function createEntry(id: string, overrides: Partial<CatalogueEntry> = {}): CatalogueEntry {
  return {
    id,
    type: 'JavaScript',
    portfolio: false,
    title: `Title of ${id}`,
    img: { src: 'a.svg', srcDark: 'b.svg', sheet: 'c.svg', alt: id, widthPx: 1, heightPx: 1 },
    tags: [`Tag of ${id}`],
    description: 'First line.\nSecond line.',
    component: id,
    path: `/work/js/${id}`,
    blog: null,
    ...overrides,
  };
}

function createRemote(id: string, catalogue: CatalogueEntry[]): SiteRemote {
  const baseUrl = `/remotes/${id}/`;
  return {
    ref: { id, version: '1.0.0', container: id, baseUrl, entry: { url: `${baseUrl}e.js`, integrity: '' } },
    catalogue,
  };
}

const SITE_MAP = createSiteMap([
  createRemote('rsvp', [createEntry('RSVPApp', { type: 'UX', path: '/work/WebUX/RSVPApp' })]),
  createRemote('demos', [
    createEntry('one'),
    createEntry('imageGalery', { redirects: ['/work/js/imageGallery'] }),
    createEntry('three', { portfolio: true }),
  ]),
  createRemote('cases', [
    createEntry('old', {
      type: 'UX',
      path: '/work/UX/old',
      blog: { published: '2026-01-01', readingMinutes: 1, summary: 'Old.' },
    }),
    createEntry('new', {
      type: 'UX',
      path: '/work/UX/new',
      blog: { published: '2026-02-01', readingMinutes: 1, summary: 'New.' },
    }),
    createEntry('mark', { type: 'Logo', component: null, path: null, description: '' }),
  ]),
]);

const getPage = (path: string) => createPageData(SITE_MAP, path);
const getIds = (path: string) => getPage(path).projects?.map(({ id }) => id);

test('lists types in the order of the contract, then remotes by id, then entries in catalogue order', () => {
  expect(SITE_MAP.projects.map(({ id }) => id)).toEqual([
    'old',
    'new',
    'RSVPApp',
    'one',
    'imageGalery',
    'three',
    'mark',
  ]);
});

test('resolves picture URLs to the remote’s base URL', () => {
  expect(SITE_MAP.projects[0]?.img).toMatchObject({
    src: '/remotes/cases/a.svg',
    srcDark: '/remotes/cases/b.svg',
    sheet: '/remotes/cases/c.svg',
  });
});

test('every route of the specification that the shell owns is a page', () => {
  for (const path of ['/', '/work', '/about', '/contact', '/blogs', '/TermsOfService', '/PrivacyPolicy'])
    expect(listPaths(SITE_MAP)).toContain(path);
});

test('every page is for everyone', () => {
  const restricted = listPaths(SITE_MAP).filter(
    (path) => createPageData(SITE_MAP, path).access !== undefined,
  );
  expect(restricted).toEqual([]);
});

test('a type is a page only if it has projects', () => {
  const paths = listPaths(SITE_MAP);
  expect(paths).toEqual(expect.arrayContaining(['/work/UX', '/work/js', '/work/Logo']));
  expect(paths).not.toContain('/work/CSS');
});

test('projects without a page have no path', () => {
  expect(listPaths(SITE_MAP).filter((path) => path.includes('mark'))).toEqual([]);
});

test.each([
  ['/termsofservice', '/TermsOfService'],
  ['/privacypolicy', '/PrivacyPolicy'],
  ['/blog', '/blogs'],
  ['/buisness', '/contact'],
  ['/sitemap', '/siteMap'],
  ['/work/javascript', '/work/js'],
  ['/work/webux', '/work/UX'],
  ['/work/ux/rsvpapp', '/work/WebUX/RSVPApp'],
  ['/work/js/imagegallery', '/work/js/imageGalery'],
  ['/work/javascript/one', '/work/js/one'],
])('redirects %s to %s', (from, to) => {
  expect(listRedirects(SITE_MAP).get(from)).toBe(to);
});

test('a project’s page names its remote and its neighbours, and wraps around at the ends', () => {
  const { project, crumbs, description } = getPage('/work/js/one');
  expect(project).toMatchObject({
    entry: { title: 'Title of one', tags: ['Tag of one'], component: 'one' },
    remote: { id: 'demos' },
    previous: { path: '/work/js/three' },
    next: { path: '/work/js/imageGalery' },
  });
  expect(getPage('/work/js/three').project?.next.path).toBe('/work/js/one');
  expect(crumbs.map(({ path }) => path)).toEqual(['/', '/work', '/work/js', '/work/js/one']);
  expect(description).toBe('First line.');
});

test('projects of two remotes with the same title keep their own neighbours', () => {
  const siteMap = createSiteMap([
    createRemote('a', [createEntry('one', { title: 'Clock' }), createEntry('two')]),
    createRemote('b', [createEntry('three', { title: 'Clock' })]),
  ]);
  expect(createPageData(siteMap, '/work/js/one').project?.next.path).toBe('/work/js/two');
  expect(createPageData(siteMap, '/work/js/three').project?.previous.path).toBe('/work/js/two');
});

test('each list has its own projects', () => {
  expect(getIds('/')).toEqual(['three']);
  expect(getIds('/work/UX')).toEqual(['old', 'new', 'RSVPApp']);
  expect(getPage('/work').counts).toEqual({ UX: 3, JavaScript: 3, Logo: 1 });
});

test('the blogs are the projects with a write-up, newest first, and no others', () => {
  expect(getIds('/blogs')).toEqual(['new', 'old']);
});

test('unknown types and articles lead to page-not-found', () => {
  for (const path of ['/work/games', '/work/js/nope', '/nope', '/work/CSS'])
    expect(getPage(path).page).toBe('page-not-found');
});

test('refuses a project of a remote that is not pinned, with a code', () => {
  const siteMap = { ...SITE_MAP, remotes: new Map() };
  expect(() => createPageData(siteMap, '/work/js/one')).toThrow(
    expect.objectContaining({ name: 'SiteError', code: 'NO_REMOTE' }),
  );
});
