import http from 'node:http';
import { gzipSync } from 'node:zlib';
import { listenLocally } from '@portfolio/testing/browser';
import { getGzipBytes } from './gzipSize';

const TEXT = 'export {};'.repeat(100);
let server: Awaited<ReturnType<typeof listenLocally>>;

beforeAll(async () => {
  server = await listenLocally(
    http.createServer(({ url }, response) => response.writeHead(url === '/a.js' ? 200 : 404).end(TEXT)),
  );
});

afterAll(() => server.close());

test('is the size of the file as gzip compresses it', async () => {
  expect(await getGzipBytes(`${server.url}/a.js`)).toBe(gzipSync(TEXT, { level: 9 }).length);
});

test('is not that of an error page', async () => {
  await expect(getGzipBytes(`${server.url}/b.js`)).rejects.toThrow('/b.js: its server answered 404');
});
