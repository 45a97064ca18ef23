import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { listen } from '@portfolio/build/listen';
import { writeSampleSite } from '../compose/host/host-testing/sampleSite';
import { serveWithApi } from './serveWithApi';

let answer: () => void = () => {};
const waiting = new Promise<void>((resolve) => (answer = resolve));
let notifyArrival: () => void = () => {};
const arrival = new Promise<void>((resolve) => (notifyArrival = resolve));

// The test runner cannot load the database. This API answers its call once it is closed, as one that is still hashing.
jest.mock('../api/createApi', () => ({
  createApi: () => {
    openedCount += 1;
    return Promise.resolve({
      async handle() {
        notifyArrival();
        await waiting;
        return new Response('answered');
      },
      close() {
        answer();
        return Promise.resolve();
      },
    });
  },
}));

let folder: string;
let openedCount: number;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-stop-'));
  openedCount = 0;
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

test('a stop answers the API’s pending requests before it closes their connections', async () => {
  const server = await serveWithApi(writeSampleSite(folder, 'sample').site, 0);
  const pending = fetch(`${server.url}/api/health`);
  await arrival;
  const closed = server.close();
  expect(await (await pending).text()).toBe('answered');
  await closed;
  await expect(fetch(`${server.url}/api/health`)).rejects.toThrow();
});

test('a folder without a site is reported before the database is opened', async () => {
  await expect(serveWithApi(folder, 0)).rejects.toMatchObject({ code: 'NOT_COMPOSED' });
  expect(openedCount).toBe(0);
});

test('a taken port is reported before the database is opened', async () => {
  const other = http.createServer();
  const port = Number(new URL(await listen(other, 0, '127.0.0.1')).port);
  await expect(serveWithApi(writeSampleSite(folder, 'sample').site, port)).rejects.toMatchObject({
    code: 'PORT_TAKEN',
  });
  other.close();
  expect(openedCount).toBe(0);
});
