import type { CatalogueEntry } from '@portfolio/contract';
import { createEntry } from '@portfolio/testing';
import { servePage } from './servePage';

const ORIGIN = 'http://127.0.0.1:4001';
const RELEASE = '/remotes/toys/';

const entry = (name: string, changes: Partial<CatalogueEntry> = {}) =>
  createEntry({
    id: name,
    title: `Local ${name}`,
    type: 'JavaScript',
    component: name,
    path: `/work/js/${name}`,
    ...changes,
  });
const CATALOGUE = [
  entry('old'),
  entry('new', { permissions: ['camera'], connectOrigins: ['https://api.example'] }),
];

/** A document as the composer writes it. */
function toDocument(data: object, page: string): string {
  return `<!doctype html>
<html lang="en" data-shell="abc" data-events="https://events.example">
<head>
<meta http-equiv="Content-Security-Policy" content="style-src-elem http: https: 'sha256-a'">
<script>theme()</script>
<style data-styled>.header{}</style>
<style data-remote="toys">.toy{}</style>
<script type="application/json" id="page-data">${JSON.stringify(data)}</script>
</head>
<body>
<div id="root"><link rel="preload" as="image" href="/card.svg"/><header>The header</header><main><div data-page-slot="project">${page}</div><template data-page-end></template></main></div>
<link rel="preload" media="not all" data-run href="/shell/main.js" as="script">
<link rel="preload" media="not all" href="/remotes/toys/old.js" as="script">
</body>
</html>
`;
}

const link = { title: 'Next', path: '/work/js/next' };
const OLD = {
  path: '/work/js/old',
  page: 'project',
  title: 'Deployed old',
  description: '',
  crumbs: [
    { title: 'Home', path: '/' },
    { title: 'Deployed old', path: '/work/js/old' },
  ],
  project: { remote: { id: 'toys', version: '1.0.0' }, previous: link, next: link, entry: {} },
};
const WORK = {
  path: '/work',
  page: 'work',
  title: 'Work',
  description: '',
  crumbs: [],
  projects: ['a', 'b'],
};
const SITE: Readonly<Record<string, string>> = {
  '/work/js/old': toDocument(OLD, '<h1>Deployed old</h1>'),
  '/work': toDocument(WORK, '<h1>Work</h1>'),
  '/about': toDocument({ path: '/about', page: 'about' }, '<h1>About</h1>'),
};

const ask = (path: string, isFetched: boolean) =>
  servePage(
    { url: new URL(path, 'http://127.0.0.1:4000'), isFetched },
    {
      remote: { id: 'toys', devOrigin: ORIGIN },
      local: { catalogue: CATALOGUE },
      script: 'useLocalRemote()',
      releaseUrl: RELEASE,
      askSite: async (asked) => {
        const html = SITE[asked];
        return new Response(html ?? 'Not found', {
          status: html === undefined ? 404 : 200,
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'content-security-policy': "script-src 'sha384-a'; connect-src 'self'",
            'permissions-policy': `camera=(), microphone=(${asked === '/work/js/old' ? 'self' : ''})`,
          },
        });
      },
    },
  ).then((page) => ({ ...page, body: String(page.body) }));

const readData = (html: string) =>
  JSON.parse(/id="page-data">([^<]*)</.exec(html)?.[1] ?? '{}') as Record<string, unknown>;

test.each([
  ['/work/js/old', '/work/js/old/'],
  ['/work/js/old?state=denied', '/work/js/old/?state=denied'],
  ['/work/js/new', '/work/js/new/'],
  ['/WORK/JS/Old/', '/work/js/old'],
])('the document %s redirects to its frame, at %s', async (path, location) => {
  expect(await ask(path, false)).toMatchObject({ status: 302, headers: { location } });
});

test('a frame has the header, but nothing of the deployed page, and takes part as a still page', async () => {
  const { status, body } = await ask('/work/js/old/', false);
  expect(status).toBe(200);
  expect(body).toContain('<header>The header</header>');
  expect(body).toContain('<div data-page-slot="project"></div><template');
  expect(body).toContain('href="/shell/main.js"');
  for (const part of ['<h1>', '.toy', '/remotes/toys/', 'as="image"']) expect(body).not.toContain(part);
  expect(readData(body)).toMatchObject({ path: '/work/js/old/', title: 'Deployed old', isStill: true });
  expect(readData(body)).not.toHaveProperty('project');
  expect(body).toContain('<script>useLocalRemote();history.replaceState');
});

test('a page that the shell fetches has what the local catalogue says, and the rest as deployed', async () => {
  const { body } = await ask('/work/js/old', true);
  expect(body).not.toContain('data-page-slot');
  expect(body).toContain('<html lang="en" data-shell="abc"');
  expect(readData(body)).toMatchObject({
    title: 'Local old',
    crumbs: [OLD.crumbs[0], { title: 'Local old', path: '/work/js/old' }],
    project: { remote: OLD.project.remote, previous: link, entry: { title: 'Local old', remoteId: 'toys' } },
  });
});

test('a page that the site does not have gets a frame, neighbours and a remote all the same', async () => {
  expect(readData((await ask('/work/js/new/', false)).body)).toMatchObject({ path: '/work', isStill: true });
  const old = { title: 'Local old', path: '/work/js/old' };
  expect(readData((await ask('/work/js/new', true)).body)).toMatchObject({
    crumbs: [{ path: '/' }, { path: '/work' }, { path: '/work/js' }, { path: '/work/js/new' }],
    project: {
      previous: old,
      next: old,
      remote: { id: 'toys', container: 'toys', entry: { url: `${ORIGIN}/remoteEntry.js`, integrity: '' } },
    },
  });
});

test('a page has exactly the rights that its sources declare', async () => {
  const old = await ask('/work/js/old/', false);
  expect(old.headers['permissions-policy']).toBe('camera=(), microphone=()');
  expect(old.headers['content-security-policy']).not.toContain('https://api.example');
  expect(old.body).not.toContain('data-rights');
  const added = await ask('/work/js/new/', false);
  expect(added.headers['permissions-policy']).toBe('camera=(self), microphone=()');
  expect(added.headers['content-security-policy']).toContain(' https://api.example');
  for (const { body } of [added, await ask('/work/js/new', true)])
    expect(body).toContain(' data-rights="camera https://api.example"');
});

test.each([true, false])(
  'other pages stay complete, and allow the local remote (fetched: %s)',
  async (isFetched) => {
    const { status, headers, body } = await ask('/about', isFetched);
    expect(status).toBe(200);
    expect(body).toContain('<h1>About</h1>');
    expect(body).toContain('<html lang="en" data-shell="abc" data-no-service-worker>');
    expect(body.indexOf('<script>useLocalRemote()</script>')).toBeLessThan(body.indexOf('<script>theme()'));
    expect(headers['content-security-policy']).toContain(ORIGIN);
  },
);

test('a path that neither has gets the response of the site', async () => {
  expect(await ask('/nowhere', false)).toMatchObject({ status: 404, body: 'Not found' });
});
