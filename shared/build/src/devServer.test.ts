import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { type DevServer, startDevServer } from './devServer';
import { findFreePort } from './findFreePort';

let folder: string;
let server: DevServer;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-server-'));
  fs.writeFileSync(path.join(folder, 'main.js'), 'export {};');
  server = await startDevServer(
    [
      {
        mode: 'development',
        stats: 'none',
        infrastructureLogging: { level: 'none' },
        context: folder,
        entry: './main.js',
        output: { path: path.join(folder, 'dist') },
      },
    ],
    await findFreePort(),
    { '/page': { type: 'html', content: 'The page' } },
  );
});

afterAll(async () => {
  await server.stop();
  fs.rmSync(folder, { recursive: true });
});

/** Sends a request as a browser would, with this Host and Origin. */
const ask = (headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; allowed: string | undefined }>((resolve, reject) => {
    http
      .get(`${server.url}/page`, { headers, agent: false }, (response) => {
        response.resume();
        const allowed = response.headers['access-control-allow-origin'];
        response.on('end', () => resolve({ status: response.statusCode, allowed }));
      })
      .on('error', reject);
  });

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://localhost'])(
  'a page at %s may use its files',
  async (origin) => {
    expect(await ask({ origin })).toEqual({ status: 200, allowed: origin });
  },
);

test.each([
  'https://example.com',
  'http://localhost.example.com',
  'http://a.example/http://localhost',
  'null',
])('a page at %s may not', async (origin) => {
  expect(await ask({ origin })).toEqual({ status: 200, allowed: undefined });
});

test('it answers only to the names of this machine: any site can point its host name here', async () => {
  expect(await ask({ host: 'localhost' })).toMatchObject({ status: 200 });
  expect(await ask({ host: 'site.example.com' })).toMatchObject({ status: 403 });
});
