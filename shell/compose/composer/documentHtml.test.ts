import { type DocumentParts, toDocumentRest, toDocumentStart } from './documentHtml';

const HASH = 'sha384-x';

function createParts(overrides: Partial<DocumentParts> = {}): DocumentParts {
  return {
    data: { path: '/work', page: 'work', title: 'Work', description: 'All "work" & more', crumbs: [] },
    rendered: { html: '<h1>Work</h1>', styles: '<style>h1{color:red}</style>' },
    documentTitle: 'Work <1>',
    siteUrl: 'https://portfolio.example.com',
    siteName: 'Portfolio',
    themeScript: 'theme()',
    startScript: 'start()',
    headStyles: '@font-face{}',
    fonts: ['/shell/a.woff2'],
    scripts: [{ url: '/shell/main.js', integrity: HASH }],
    preloads: [{ url: '/shell/work.js', integrity: HASH }],
    stylesheets: [{ url: '/remotes/x/a.css', integrity: HASH }],
    pageStyles: '.a{content:"</style>"}',
    jsonLd: { name: '</script>' },
    pageDataId: 'page-data',
    pageDataUrl: null,
    ...overrides,
  };
}

test('every script and style file carries its hash, and waits for the start', () => {
  const html = toDocumentRest(createParts());
  const files = html.match(/<(script|link)[^>]*\.(js|css)"[^>]*>/g) ?? [];
  expect(files).toHaveLength(3);
  for (const tag of files) {
    expect(tag).toContain(`integrity="${HASH}" crossorigin="anonymous"`);
    expect(tag).toContain('rel="preload" media="not all"');
  }
  expect(files.filter((tag) => tag.includes('data-run'))).toEqual([expect.stringContaining('main.js')]);
});

test('text cannot leave its place', () => {
  const data = { ...createParts().data, title: '</script><script>alert(1)</script>' };
  const html = toDocumentRest(createParts({ data }));
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('<title>Work &lt;1&gt;</title>');
  expect(html).toContain('content="All &quot;work&quot; &amp; more"');
  expect(html.match(/<\/script>/g)).toHaveLength(4);
});

test('data of its own address is fetched with the scripts and is not in the page', () => {
  const html = toDocumentRest(createParts({ pageDataUrl: '/data/work.0123abcd.json' }));
  expect(html).toContain(
    '<script type="application/json" id="page-data" data-url="/data/work.0123abcd.json"></script>',
  );
  expect(html).toContain(
    '<link rel="preload" media="not all" href="/data/work.0123abcd.json" as="fetch" crossorigin="anonymous">',
  );
});

test('a page names its canonical address, which page-not-found has not', () => {
  const page = toDocumentRest(createParts());
  expect(page).toContain('<link rel="canonical" href="https://portfolio.example.com/work">');
  expect(page).not.toContain('noindex');
  const data = { ...createParts().data, page: 'page-not-found' } as const;
  expect(toDocumentRest(createParts({ data }))).not.toContain('canonical');
});

test('an unlisted page is kept out of indexes', () => {
  const data = { ...createParts().data, isUnlisted: true };
  expect(toDocumentRest(createParts({ data }))).toContain('<meta name="robots" content="noindex">');
});

test('only a composition without a service worker says so', () => {
  expect(toDocumentStart('abc', true)).toContain('<html lang="en" data-composition="abc">');
  expect(toDocumentStart('abc', false)).toContain(
    '<html lang="en" data-composition="abc" data-no-service-worker>',
  );
});
