import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { getStatus } from '../host-testing/getStatus';
import { SAMPLE_INDEX } from '../host-testing/sampleSite';
import { serveSite, type SiteServer } from './siteServer';

const SCRIPT = 'console.log(1);\n'.repeat(60);

let site: string;
let server: SiteServer;

beforeAll(async () => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-site-'));
  fs.writeFileSync(path.join(site, 'site.json'), JSON.stringify({ ...SAMPLE_INDEX, redirects: {} }));
  fs.writeFileSync(path.join(site, 'index.html'), '<h1>Home</h1>');
  fs.writeFileSync(path.join(site, '404.html'), '<h1>Not found</h1>');
  fs.writeFileSync(path.join(site, 'film.webm'), '0123456789');
  fs.writeFileSync(path.join(site, 'main.js'), SCRIPT);
  fs.writeFileSync(path.join(site, 'main.js.br'), zlib.brotliCompressSync(SCRIPT));
  fs.writeFileSync(path.join(site, 'main.js.gz'), zlib.gzipSync(SCRIPT));
  server = await serveSite({ site, port: 0 });
});

afterAll(async () => {
  await server.close();
  fs.rmSync(site, { recursive: true });
});

const get = (file: string, headers: Record<string, string> = {}) => fetch(server.url + file, { headers });

test('responds to a range request of a player that seeks', async () => {
  const response = await get('/film.webm', { Range: 'bytes=4-6' });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe('bytes 4-6/10');
  expect(await response.text()).toBe('456');
});

test('refuses a range outside the file', async () => {
  const response = await get('/film.webm', { Range: 'bytes=10-' });
  expect(response.status).toBe(416);
  expect(response.headers.get('content-range')).toBe('bytes */10');
});

test('sends the whole file if the range is of another version', async () => {
  const response = await get('/film.webm', { Range: 'bytes=4-6', 'If-Range': '"other"' });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('0123456789');
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.5, br;q=0.1', 'gzip'],
  ['notbr', null],
  ['identity', null],
])('a browser that accepts "%s" gets the right copy', async (accepted, encoding) => {
  const response = await get('/main.js', { 'Accept-Encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(SCRIPT);
});

test('responds with 304 if the browser has the current file', async () => {
  const etag = (await get('/film.webm')).headers.get('etag') ?? '';
  expect(await getStatus(`${server.url}/film.webm`, { 'If-None-Match': etag })).toBe(304);
});

test('responds with 404 and the page-not-found page', async () => {
  const response = await get('/nowhere');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Not found');
});

test('names a port that is taken, and how to choose another', async () => {
  const port = Number(new URL(server.url).port);
  await expect(serveSite({ site, port })).rejects.toMatchObject({
    code: 'PORT_TAKEN',
    message: expect.stringContaining('PORT=<number>'),
  });
});

test('names the next step if nothing was composed', async () => {
  await expect(serveSite({ site: path.join(site, 'empty'), port: 0 })).rejects.toMatchObject({
    code: 'NOT_COMPOSED',
    message: expect.stringMatching(/npm run compose" first, or name the folder/) as string,
  });
});
