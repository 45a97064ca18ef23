import http from 'node:http';
import { listenLocally } from '@portfolio/testing/browser';
import { findFreePort } from './findFreePort';
import { startDevServer } from './devServer';
import { startAllDevServers } from './devShell';
import { assertPortFree, listen } from './listen';
import { startSiteCopy } from './site-copy/startSiteCopy';

let other: Awaited<ReturnType<typeof listenLocally>>;
let port: number;

beforeAll(async () => {
  other = await listenLocally(http.createServer());
  port = Number(new URL(other.url).port);
});
afterAll(() => other.close());

const COPY = { site: 'http://127.0.0.1:9', id: 'toys', devOrigin: 'http://127.0.0.1:9' };
const FACTS = { schema: 1, compositionId: 'abc', contract: '1.0.0', pins: { remotes: {} }, remotes: [] };

test.each([
  ['a server', () => listen(http.createServer(), port, '127.0.0.1')],
  ['the check before one starts', () => assertPortFree(port)],
  ['the dev server of a remote', () => startDevServer([], port, {})],
  ['shell and remotes in development', () => startAllDevServers('no-folder', [], port)],
  [
    'the local copy of a site',
    () => startSiteCopy({ ...COPY, facts: FACTS, port, loadLocal: async () => ({ catalogue: [] }) }),
  ],
])('%s names a port that is taken, and how to choose another', async (_what, start) => {
  await expect(start()).rejects.toMatchObject({
    code: 'PORT_TAKEN',
    message: `Failed to listen on 127.0.0.1:${port}: the port is taken. Choose another one with PORT=<number>.`,
  });
});

test('a free port stays free after the check', async () => {
  const free = await findFreePort();
  await assertPortFree(free);
  await expect(assertPortFree(free)).resolves.toBeUndefined();
});

test('an address that this machine does not have is reported with what to set', async () => {
  // Reserved for documentation: RFC 5737.
  await expect(listen(http.createServer(), 0, '192.0.2.1')).rejects.toMatchObject({
    code: 'CANNOT_LISTEN',
    message: expect.stringMatching(/^Failed to listen on 192\.0\.2\.1:0: .*EADDRNOTAVAIL.*HOST/) as string,
  });
});
