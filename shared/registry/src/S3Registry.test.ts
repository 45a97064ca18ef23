import http from 'node:http';
import { createS3Registry } from './S3Registry';
import { getCode, getError } from './registry-testing/builds';
import {
  type BucketServer,
  type Interception,
  startBucketServer,
  TEST_CREDENTIALS,
} from './registry-testing/startBucketServer';

const CONTENT = Buffer.from('content');

let server: BucketServer | undefined;
let intercept: (method: string, key: string) => Interception | undefined;

async function open(options: { isConditional?: boolean; pageSize?: number } = {}) {
  server = await startBucketServer({ ...options, intercept: (method, key) => intercept(method, key) });
  return createS3Registry(server.address);
}

/** Responds to requests for this key with an error, once or every time. */
function refuse(wanted: string, interception: Interception, isOnce = false): void {
  let isDone = false;
  intercept = (_method, key) => {
    if (key !== wanted || isDone) return undefined;
    isDone = isOnce;
    return interception;
  };
}

beforeEach(() => {
  Object.assign(process.env, TEST_CREDENTIALS);
  intercept = () => undefined;
});

afterEach(async () => {
  await server?.close();
  server = undefined;
});

test('writes a file once and reads it back', async () => {
  const registry = await open();
  expect(registry.location).toBe('s3://releases/site');
  expect(await registry.create('a/web/b.js', CONTENT)).toBe(true);
  expect(await registry.create('a/web/b.js', Buffer.from('other'))).toBe(false);
  expect(await registry.read('a/web/b.js')).toEqual(CONTENT);
});

test('stores the headers for browsers: type and immutable caching', async () => {
  const registry = await open();
  await registry.create('a/web/b.js', CONTENT);
  const { headers } = await fetch(`${server?.address.endpoint}releases/site/a/web/b.js`);
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('cache-control')).toContain('immutable');
});

test('refuses a file that is too large, also if the server states no length, and closes its connection', async () => {
  const registry = await open();
  await registry.create('a/web/b.js', CONTENT);
  expect(await getCode(registry.read('a/web/b.js', CONTENT.length - 1))).toBe('TOO_LARGE');
  const hasHungUp = new Promise<void>((onHangUp) => refuse('a/web/b.js', { onHangUp }));
  expect(await getCode(registry.read('a/web/b.js', 50_000))).toBe('TOO_LARGE');
  await hasHungUp;
});

test('lists the names directly under a folder, page by page', async () => {
  const registry = await open({ pageSize: 2 });
  const names = ['1.json', '2.json', '3.json', '4.json', '5.json'];
  for (const name of names) await registry.create(`a/releases/${name}`, CONTENT);
  await registry.create('a/releases/deeper/6.json', CONTENT);
  await registry.create('ab/releases/7.json', CONTENT);
  expect(await registry.list('a/releases')).toEqual([...names, 'deeper']);
  expect(await registry.list('nowhere')).toEqual([]);
});

test('refuses a server that ignores conditional writes, and publishes nothing there', async () => {
  const registry = await open({ isConditional: false });
  const error = await getError(registry.create('a/web/b.js', CONTENT));
  expect(error?.code).toBe('NO_EXCLUSIVE_WRITES');
  expect(error?.message).toMatch(/ignores "If-None-Match: \*".* Use a server with conditional writes/);
  expect(await registry.list('a/web')).toEqual([]);
});

test('refuses a server that does not support conditional writes', async () => {
  const registry = await open();
  refuse('.exclusive-writes', { status: 501, code: 'NotImplemented' });
  expect(await getCode(registry.create('a/web/b.js', CONTENT))).toBe('NO_EXCLUSIVE_WRITES');
});

test('retries if another write of the same file is in progress', async () => {
  const registry = await open();
  refuse('a/web/b.js', { status: 409, code: 'ConditionalRequestConflict' }, true);
  expect(await registry.create('a/web/b.js', CONTENT)).toBe(true);
});

test('recognises its own file if the response to the first attempt was lost', async () => {
  const registry = await open();
  refuse('a/web/b.js', 'lose-response', true);
  expect(await registry.create('a/web/b.js', CONTENT)).toBe(true);
  refuse('a/web/c.js', 'lose-response', true);
  await server?.overwrite('a/web/c.js', 'other');
  expect(await registry.create('a/web/c.js', CONTENT)).toBe(false);
});

test.each([
  [
    { status: 403, code: 'AccessDenied' },
    'REGISTRY_DENIED',
    /denies it \(AccessDenied\)\. Give .* s3:PutObject/,
  ],
  [{ status: 507, code: 'XMinioStorageFull' }, 'REGISTRY_FULL', /no space left .* Make room there/],
  [{ status: 400, code: 'QuotaExceeded' }, 'REGISTRY_FULL', /raise its quota/],
  [{ status: 301, code: 'PermanentRedirect' }, 'BAD_REGISTRY', /in another region .* Correct "region="/],
  [{ status: 418, code: 'Teapot' }, 'REGISTRY_FAILED', /answered 418 \(Teapot: Refused by the test\.\)/],
])('names the next step for a write refused with %j', async (interception, code, message) => {
  const registry = await open();
  refuse('a/web/b.js', interception);
  const error = await getError(registry.create('a/web/b.js', CONTENT));
  expect(error?.code).toBe(code);
  expect(error?.message).toMatch(/^Failed to write a\/web\/b\.js: /);
  expect(error?.message).toMatch(message);
});

test('names the next step if the key pair is unknown', async () => {
  const registry = await open();
  process.env['AWS_ACCESS_KEY_ID'] = 'nobody';
  const error = await getError(registry.create('a/web/b.js', CONTENT));
  expect(error?.code).toBe('REGISTRY_DENIED');
  expect(error?.message).toMatch(/InvalidAccessKeyId.* on s3:\/\/releases\/site, or use others/);
});

test('names the next step if there are no credentials', async () => {
  const registry = await open();
  delete process.env['AWS_ACCESS_KEY_ID'];
  const error = await getError(registry.list('a/releases'));
  expect(error?.message).toMatch(
    /^Failed to list a\/releases: there are no credentials .* AWS_ACCESS_KEY_ID/,
  );
});

test('names the next step if no region is given', async () => {
  const registry = createS3Registry({ kind: 'bucket', bucket: 'releases', prefix: '' });
  const error = await getError(registry.read('a/releases/1.json'));
  expect(error?.code).toBe('BAD_REGISTRY');
  expect(error?.message).toMatch(/Add "\?region=…" to PORTFOLIO_REGISTRY/);
});

test('names the next step if the bucket does not exist', async () => {
  await open();
  const registry = createS3Registry({ kind: 'bucket', prefix: '', ...server?.address, bucket: 'another' });
  for (const work of [
    () => registry.read('a'),
    () => registry.list('a'),
    () => registry.create('a', CONTENT),
  ]) {
    const error = await getError(work());
    expect(error?.code).toBe('REGISTRY_MISSING');
    expect(error?.message).toMatch(/has no bucket "another"\. Create it, or correct PORTFOLIO_REGISTRY/);
  }
});

test('names the host that does not answer', async () => {
  const closed = http.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => closed.once('listening', resolve));
  const { port } = closed.address() as { port: number };
  await new Promise((resolve) => closed.close(resolve));
  const endpoint = `http://127.0.0.1:${port}`;
  const registry = createS3Registry({
    kind: 'bucket',
    bucket: 'releases',
    prefix: '',
    region: 'auto',
    endpoint,
  });
  const error = await getError(registry.read('a/releases/1.json'));
  expect(error?.code).toBe('REGISTRY_UNREACHABLE');
  expect(error?.message).toContain(
    `127.0.0.1:${port} does not answer (ECONNREFUSED). Check that it is running`,
  );
});

test('lists all files at any depth with their time, page by page, and removes one; removing it again is no error', async () => {
  const registry = await open({ pageSize: 2 });
  const names = ['a/releases/1.json', 'a/web/assets/b.svg', 'a/web/c.js', 'ab/web/d.js'];
  for (const name of names) await registry.create(name, CONTENT);
  const files = await registry.listFiles('a');
  expect(files.map(({ path }) => path)).toEqual(names.slice(0, 3));
  expect(files.every(({ writtenMs }) => Math.abs(Date.now() - writtenMs) < 60_000)).toBe(true);
  for (let time = 0; time < 2; time += 1) await registry.remove('a/web/c.js');
  expect((await registry.listFiles('')).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['a/releases/1.json', 'a/web/assets/b.svg', 'ab/web/d.js']),
  );
  expect(await registry.list('a/web')).toEqual(['assets']);
});
