import { execFile } from 'node:child_process';
import http from 'node:http';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import selfsigned from 'selfsigned';
import { compose } from './compose';
import { startTamperingServer, type Tamper, type TamperingServer } from './compose-testing/tamperingServer';
import { createTinySite, type TinySite } from './compose-testing/tinySite';
import { serveSite, type SiteServer } from './host/server/siteServer';
import { type Difference } from './verify/compareSite';
import { verifyLive } from './verifyLive';

let tiny: TinySite;
let server: SiteServer;
let tampering: TamperingServer;
let compositionId: string;

beforeAll(async () => {
  tiny = await createTinySite();
  await tiny.buildShell('one', 20_000);
  await tiny.publish('games', '1.0.0', ['entry.a1.js', 'shared.b1.js']);
  await tiny.pin('games', '1.0.0');
  ({ id: compositionId } = await compose(tiny));
  server = await serveSite({ site: tiny.paths.site, port: 0 });
  tampering = await startTamperingServer(server.url);
});

afterEach(() => {
  tampering.tamper = () => {};
});

afterAll(async () => {
  await tampering.close();
  await server.close();
  await tiny.remove();
});

const verify = (options: Partial<Parameters<typeof verifyLive>[0]> = {}) =>
  verifyLive({ ...tiny, origin: tampering.url, ...options });

const listFiles = (folder: string) => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

const listDataFiles = () =>
  fs
    .readdirSync(path.join(tiny.paths.site, 'data'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `/data/${name}`);

/** Matches the random path that no site has. */
const UNKNOWN = /^\/[0-9a-f]{8}-[0-9a-f-]{27}$/;

test('a site as it was composed has no differences, and verifying leaves no files behind', async () => {
  const before = listFiles(tiny.paths.root);
  const asked = new Set<string>();
  tampering.tamper = (url) => asked.add(UNKNOWN.test(url) ? 'unknown' : url);
  const result = await verify();
  expect(result).toEqual({ compositionId, responseCount: asked.size, differences: [] });
  expect([...asked].sort()).toEqual(
    [
      ...['/', '/old', 'unknown', '/sw.js', '/composition.json', '/robots.txt', '/search.json', '/icon.svg'],
      ...['/shell/main.one.js', '/shell/assets/font.woff2', ...listDataFiles()],
      ...['/remotes/games/entry.a1.js', '/remotes/games/shared.b1.js'],
    ].sort(),
  );
  expect(listFiles(tiny.paths.root)).toEqual(before);
});

/** Serves a text in place of another file, whatever encoding is requested. */
const replace =
  (wanted: string, text: string): Tamper =>
  (url, response) => {
    if (url !== wanted) return;
    response.body = Buffer.from(text);
    delete response.headers['content-encoding'];
  };

test.each<[what: string, tamper: Tamper, expected: Partial<Difference>]>([
  ['a defaced document', replace('/', '<h1>Defaced</h1>'), { path: '/', what: 'content' }],
  [
    'a document with an added script',
    (url, response, encoding) => {
      if (url === '/' && encoding === 'identity')
        response.body = Buffer.concat([response.body, Buffer.from('<script>')]);
    },
    {
      path: '/',
      what: 'content (identity)',
      found: expect.stringMatching(/^more than \d+ bytes$/) as string,
    },
  ],
  [
    'another service worker',
    replace('/sw.js', 'evil'),
    { path: '/sw.js', what: 'content', found: expect.stringMatching(/^4 bytes, sha256-/) as string },
  ],
  [
    'another service worker for browsers that accept brotli',
    (url, response, encoding) => {
      if (url !== '/sw.js' || encoding !== 'br') return;
      response.body = zlib.brotliCompressSync('evil');
      response.headers['content-encoding'] = 'br';
    },
    { path: '/sw.js', what: 'content (br)' },
  ],
  [
    'a changed script of the shell',
    replace('/shell/main.one.js', '/* two */'),
    { path: '/shell/main.one.js', what: 'content' },
  ],
  [
    'a changed data file',
    (url, response, encoding) => replace(listDataFiles()[0] ?? '', '{}')(url, response, encoding),
    { path: expect.stringMatching(/^\/data\//) as string, what: 'content' },
  ],
  [
    'a changed file of a remote',
    replace('/remotes/games/entry.a1.js', 'entry.zz.js'),
    { path: '/remotes/games/entry.a1.js', what: 'content' },
  ],
  ['another picture', replace('/icon.svg', '<svg></svg>'), { path: '/icon.svg', what: 'content' }],
  [
    'a missing header',
    (url, response) => void (url === '/' && delete response.headers['x-tiny']),
    { path: '/', what: 'header X-Tiny', expected: 'one', found: 'none' },
  ],
  [
    'a second value of a header',
    (url, response) => void (url === '/sw.js' && (response.headers['x-tiny'] = 'one, two')),
    { path: '/sw.js', what: 'header X-Tiny', expected: 'one', found: 'one, two' },
  ],
  [
    'a header that sends visitors away',
    (url, response) => void (url === '/' && (response.headers['refresh'] = '0; url=https://evil.example')),
    { path: '/', what: 'header Refresh', expected: 'none', found: '0; url=https://evil.example' },
  ],
  [
    'another content type',
    (url, response) => void (url === '/icon.svg' && (response.headers['content-type'] = 'text/html')),
    { path: '/icon.svg', what: 'type', expected: 'image/svg+xml', found: 'text/html' },
  ],
  [
    'a redirect to somewhere else',
    (url, response) => void (url === '/old' && (response.headers['location'] = '//evil.example/')),
    { path: '/old', what: 'redirect', expected: '/', found: '//evil.example/' },
  ],
  [
    'a document that has become a redirect',
    (url, response) =>
      void (url === '/' && Object.assign(response, { status: 302, headers: { location: '/x' } })),
    { path: '/', what: 'status', expected: '200', found: '302' },
  ],
  [
    'a missing file',
    (url, response) => void (url === '/robots.txt' && (response.status = 404)),
    { path: '/robots.txt', what: 'status', expected: '200', found: '404' },
  ],
  [
    'an unknown path with a page',
    (_url, response) => void (response.status === 404 && (response.status = 200)),
    {
      path: expect.stringMatching(UNKNOWN) as string,
      what: 'status',
      expected: '404',
      found: '200',
    },
  ],
  [
    'a header with a terminal control character, which is not printed',
    (url, response) => void (url === '/icon.svg' && (response.headers['x-tiny'] = 'one\u0081')),
    { path: '/icon.svg', what: 'header X-Tiny', found: 'one?' },
  ],
])('finds %s as the only difference', async (_what, tamper, expected) => {
  tampering.tamper = tamper;
  const { differences } = await verify();
  expect(differences).toEqual([expect.objectContaining(expected)]);
});

test('does not trust the id that a site claims: refuses another id with the differences, and verifies it on request', async () => {
  const pinsBefore = fs.readFileSync(tiny.paths.pins, 'utf8');
  await tiny.publish('games', '1.1.0', ['entry.a2.js', 'shared.b1.js']);
  await tiny.pin('games', '1.1.0');
  try {
    await expect(verify()).rejects.toMatchObject({
      code: 'LIVE_OTHERWISE',
      message: expect.stringMatching(
        new RegExp(
          `it is composition ${compositionId}, [^]*differ: pins\\.[^]*--composition ${compositionId}\\.$`,
        ),
      ) as string,
    });
    expect((await verify({ compositionId })).differences).toEqual([]);
    tampering.tamper = replace('/', 'Defaced');
    expect(await verify({ compositionId })).toMatchObject({ differences: [{ path: '/', what: 'content' }] });
  } finally {
    fs.writeFileSync(tiny.paths.pins, pinsBefore);
  }
});

test('names the inputs that no site states if nothing else differs', async () => {
  const site = path.join(tiny.paths.root, 'other/site');
  await compose({ ...tiny, paths: { ...tiny.paths, site }, hasPolicyInPages: true, hasHistory: false });
  const other = await serveSite({ site, port: 0 });
  try {
    await expect(verify({ origin: other.url })).rejects.toMatchObject({
      code: 'LIVE_OTHERWISE',
      message: expect.stringContaining(
        'What differs is nothing that a site states: --policy-in-pages, PORTFOLIO_EVENTS_URL, ',
      ) as string,
    });
  } finally {
    await other.close();
  }
});

test('compares a site that does not state its id all the same', async () => {
  tampering.tamper = replace('/composition.json', 'nothing');
  const { differences } = await verify();
  expect(differences).toEqual([expect.objectContaining({ path: '/composition.json', what: 'content' })]);
});

test('names a site that does not respond', async () => {
  await expect(verify({ origin: 'http://127.0.0.1:1' })).rejects.toMatchObject({
    code: 'SITE_UNREACHABLE',
    message: expect.stringMatching(/^Failed to verify http:\/\/127\.0\.0\.1:1: no response: /) as string,
  });
});

test('fetches files that browsers get from the registry there, and checks that the site may use them', async () => {
  let allowed = '*';
  const files = http.createServer(({ url = '' }, response) => {
    response.setHeader('Access-Control-Allow-Origin', allowed);
    response.setHeader('Content-Type', 'text/javascript');
    response.end(fs.readFileSync(path.join(path.join(tiny.paths.root, 'registry'), url)));
  });
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  const address = files.address();
  const registry = {
    ...tiny.registry,
    publicUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
  };
  const paths = { ...tiny.paths, site: path.join(tiny.paths.root, 'elsewhere/site') };
  await compose({ paths, registry, hasHistory: false });
  const elsewhere = await serveSite({ site: paths.site, port: 0 });
  try {
    expect((await verify({ registry, origin: elsewhere.url })).differences).toEqual([]);
    allowed = 'https://another.example';
    expect((await verify({ registry, origin: elsewhere.url })).differences).toEqual(
      ['entry.a1.js', 'shared.b1.js'].map((file) => ({
        path: `${registry.publicUrl}games/web/${file}`,
        what: 'header Access-Control-Allow-Origin',
        expected: elsewhere.url,
        found: allowed,
      })),
    );
  } finally {
    await elsewhere.close();
    await new Promise((resolve) => files.close(resolve));
  }
});

describe('over https', () => {
  let secure: TamperingServer;
  let certificateFile: string;

  beforeAll(async () => {
    const { private: key, cert } = await selfsigned.generate([{ name: 'commonName', value: '127.0.0.1' }], {
      keySize: 2048,
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
    });
    certificateFile = path.join(tiny.paths.root, 'certificate.pem');
    fs.writeFileSync(certificateFile, cert);
    secure = await startTamperingServer(server.url, { key, cert });
  });

  afterAll(() => secure.close());

  /** Runs in a child process: trusted certificates are read when a process starts. */
  async function verifyTrusting(): Promise<Awaited<ReturnType<typeof verifyLive>>> {
    const program = `
      const { verifyLive } = require(${JSON.stringify(require.resolve('./verifyLive'))});
      const { createFolderRegistry } = require('@portfolio/registry');
      const registry = createFolderRegistry(${JSON.stringify(path.join(tiny.paths.root, 'registry'))});
      verifyLive({ paths: ${JSON.stringify(tiny.paths)}, registry, origin: ${JSON.stringify(secure.url)} })
        .then((result) => console.log(JSON.stringify(result)));`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--require', require.resolve('tsx/cjs'), '--eval', program],
      { cwd: __dirname, env: { ...process.env, NODE_EXTRA_CA_CERTS: certificateFile } },
    );
    return JSON.parse(stdout) as Awaited<ReturnType<typeof verifyLive>>;
  }

  test('does not verify a site whose certificate is not trusted', async () => {
    await expect(verify({ origin: secure.url })).rejects.toThrow('self-signed certificate');
  });

  test('verifies another site, and finds a defaced document', async () => {
    expect(await verifyTrusting()).toMatchObject({ compositionId, differences: [] });
    secure.tamper = (url, response) => {
      if (url === '/') response.body = Buffer.from('Another page');
    };
    const { differences } = await verifyTrusting();
    expect(new Set(differences.map((difference) => difference.path))).toEqual(new Set(['/']));
  });
});
