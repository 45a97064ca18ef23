import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeSampleSite } from '../compose/host/host-testing/sampleSite';
import { serveWithApi } from './serveWithApi';

let answer: () => void = () => {};
const waiting = new Promise<void>((resolve) => (answer = resolve));
let notifyArrival: () => void = () => {};
const arrival = new Promise<void>((resolve) => (notifyArrival = resolve));

// The test runner cannot load the database. This API answers its call once it is closed, as one that is still hashing.
jest.mock('../api/createApi', () => ({
  createApi: () =>
    Promise.resolve({
      async handle() {
        notifyArrival();
        await waiting;
        return new Response('answered');
      },
      close() {
        answer();
        return Promise.resolve();
      },
    }),
}));

test('a stop answers the API’s pending requests before it closes their connections', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-stop-'));
  const server = await serveWithApi(writeSampleSite(folder, 'sample').site, 0);
  const pending = fetch(`${server.url}/api/health`);
  await arrival;
  const closed = server.close();
  expect(await (await pending).text()).toBe('answered');
  await closed;
  await expect(fetch(`${server.url}/api/health`)).rejects.toThrow();
  fs.rmSync(folder, { recursive: true });
});
