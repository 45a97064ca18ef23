import type { PageData } from '../site-map/pageData';
import { type DocumentSource, listLinkedPaths, SHELL_MARKS, toDocument } from './toDocument';

const HASH = 'sha384-x';
const DATA: PageData = {
  path: '/work',
  page: 'work',
  title: 'Work',
  description: 'All "work" & more',
  crumbs: [],
};
const RENDERED = { html: '<h1>Work</h1>', shellStyles: 'h1{color:red}', compiledStyles: '', styles: '' };
const SOURCE: DocumentSource = {
  siteUrl: 'https://portfolio.example.com',
  shellId: 'abc',
  rights: '',
  hasServiceWorker: true,
  scripts: [{ url: '/shell/main.js', integrity: HASH }],
  preloads: [{ url: '/shell/work.js', integrity: HASH }],
  stylesheets: [{ url: '/remotes/x/a.css', integrity: HASH, text: '.a{content:"</style>"}/* note */' }],
  pinnedScripts: null,
  data: null,
  picture: null,
};

const create = (data: Partial<PageData> = {}, source: Partial<DocumentSource> = {}) =>
  toDocument({ ...DATA, ...data }, RENDERED, { ...SOURCE, ...source });

test('no page of a remote may have the name of a global as an id', () => {
  for (const name of ['pageStart', 'earlyActions', '__portfolioBaseUrls', '__portfolioUrlSuffixes'])
    expect(SHELL_MARKS.ids).toContain(name);
});

test('every script and style file has its hash, and waits for the start script', () => {
  const files = create().match(/<(script|link)[^>]*\.(js|css)"[^>]*>/g) ?? [];
  expect(files).toHaveLength(3);
  for (const tag of files) {
    expect(tag).toContain(`integrity="${HASH}" crossorigin="anonymous"`);
    expect(tag).toContain('rel="preload" media="not all"');
  }
  expect(files.filter((tag) => tag.includes('data-run'))).toEqual([expect.stringContaining('main.js')]);
});

test('text cannot end its element', () => {
  const html = create({ title: '</script><script>alert(1)</script>' });
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('<title>&lt;/script&gt;');
  expect(html).toContain('content="All &quot;work&quot; &amp; more"');
  expect(html.match(/<\/script>/g)).toHaveLength(4);
});

test('style files are inlined as text that cannot end its element', () => {
  expect(create()).toContain('<style>.a{content:"<\\/style>"}/**/</style>');
});

test('styles drawn by a page cannot end their element, and the page’s data is in the head', () => {
  const css = 'h1{content:"</style><script id=page-data>"}';
  const html = toDocument(
    DATA,
    {
      html: '<h1>Work</h1>',
      shellStyles: css,
      compiledStyles: css,
      styles: `<style data-styled>${css}</style>`,
    },
    SOURCE,
  );
  expect(html).toContain('<style data-styled>h1{content:"<\\/style><script id=page-data>"}</style>');
  expect(html.indexOf('id="page-data"')).toBeLessThan(html.indexOf('</head>'));
  expect(html).toContain('<style data-shell-styles>h1{content:"<\\/style><script id=page-data>"}</style>');
  expect(html).toContain('<style data-compiled-styles>h1{content:"<\\/style><script id=page-data>"}</style>');
  expect(html.match(/<\/style>/g)).toHaveLength(5);
});

test('escaping opens no comment of compiled styles', () => {
  const compiledStyles = '.page{b:</*;}header{display:none}*/}';
  const html = toDocument(DATA, { ...RENDERED, compiledStyles }, SOURCE);
  expect(html).toContain(`<style data-compiled-styles>${compiledStyles}</style>`);
});

test('the style files of a remote name the remote', () => {
  const project = {
    remote: { id: 'demos' },
    entry: { tags: [], blog: null },
  } as unknown as PageData['project'];
  expect(create({ project })).toContain('<style data-remote="demos">.a{');
});

test('data with its own address is fetched with the scripts and is not in the page', () => {
  const html = create({}, { data: { url: '/data/work.0123abcd.json', integrity: HASH } });
  expect(html).toContain(
    `<script type="application/json" id="page-data" data-url="/data/work.0123abcd.json" data-integrity="${HASH}"></script>`,
  );
  expect(html).toContain(
    '<link rel="preload" media="not all" href="/data/work.0123abcd.json" as="fetch" crossorigin="anonymous">',
  );
});

test('a page names its canonical address; page-not-found has none', () => {
  const page = create();
  expect(page).toContain('<link rel="canonical" href="https://portfolio.example.com/work">');
  expect(page).not.toContain('noindex');
  expect(create({ page: 'page-not-found' })).not.toContain('canonical');
});

test('an unlisted page is kept out of indexes', () => {
  expect(create({ isUnlisted: true })).toContain('<meta name="robots" content="noindex">');
});

test('a page names the shell build, and states if it has no service worker', () => {
  expect(create()).toContain('<html lang="en" data-shell="abc">');
  expect(create({}, { hasServiceWorker: false })).toContain(
    '<html lang="en" data-shell="abc" data-no-service-worker>',
  );
});

test('lists links as they are spelt, each once', () => {
  const links = '<a class="x" href="/termsOfService?a=1">T</a><a href="/work">W</a><a href="/work#a">W</a>';
  expect(listLinkedPaths(links)).toEqual(['/termsOfService', '/work']);
});

test('a page names its share picture, with a complete address and alternative text', () => {
  const html = create({ description: 'Work & "more"' }, { picture: '/share/0123.png' });
  expect(html).toContain('<meta property="og:image" content="https://portfolio.example.com/share/0123.png">');
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta property="og:image:height" content="630">');
  expect(html).toContain('<meta property="og:image:alt" content="Work &amp; &quot;more&quot;">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(create()).not.toContain('og:image');
});
