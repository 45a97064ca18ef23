import net from 'node:net';
import { ADA, login, register } from './api-testing/calls';
import { startTestApi, type TestApi } from './api-testing/startTestApi';
import { createPgliteDatabase, type TestDatabase } from './api-testing/testDatabases';
import { DEFAULT_COST } from './accounts/passwordHasher';
import { STOP_GRACE_MS } from './requests/createLoggedHandler';

let database: TestDatabase;
let api: TestApi;
const start = async (options: object) => void (api = await startTestApi({ ...database.options, ...options }));

beforeAll(async () => void (database = await createPgliteDatabase()));
afterEach(() => api.kill());
afterAll(() => database.remove());

/** Sends half a body and keeps the connection open; resolves when the server closes it. */
async function sendHalfABody(): Promise<{ closed: Promise<void>; read: () => string }> {
  const { hostname, port } = new URL(api.url);
  const socket = net.connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const arrival = api.waitForRequests();
  socket.write(
    `POST /api/authentication/login HTTP/1.1\r\nHost: ${hostname}:${port}\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\n{"email":`,
  );
  await arrival;
  return { closed, read: () => text };
}

test('stopping takes less than the 10 seconds that hosts allow, whatever clients are doing', async () => {
  // The remaining time is for aborted requests to end (one second) and for closing database and connections.
  expect(STOP_GRACE_MS).toBeLessThanOrEqual(5_000);
  await start({ stopGraceMs: 200 });
  const held = [await sendHalfABody(), await sendHalfABody(), await sendHalfABody()];
  // It would wait for the rest of every body, which is never sent.
  await api.stop();
  await Promise.all(held.map(({ closed }) => closed));
  for (const { read } of held) expect(read()).toContain('STOPPING');
});

test('stopping does not wait for a long queue: waiting calls are asked to retry', async () => {
  await start({ stopGraceMs: 200, passwordCost: DEFAULT_COST });
  // More than can be processed before the stop; on a busy machine the others arrive too late for a response.
  const queued = api.waitForRequests(10);
  const arrivals = Array.from({ length: 20 }, () => login(api.url, { email: ADA.email, password: 'x' }));
  await queued;
  const stopped = api.stop();
  const responses = (await Promise.allSettled(arrivals)).flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
  await stopped;
  const refused = responses.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const { body, headers } of refused)
    expect([body['code'], headers.get('retry-after')]).toEqual(['STOPPING', '5']);
});

test('accounts survive a stop that clients delayed', async () => {
  await start({ stopGraceMs: 200 });
  expect((await register(api.url, ADA)).status).toBe(201);
  await sendHalfABody();
  await api.stop();
  await start({});
  expect((await login(api.url, { email: ADA.email, password: ADA.password })).status).toBe(200);
});
