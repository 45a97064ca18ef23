import net from 'node:net';
import { ADA, login, register } from './api-testing/calls';
import { startTestApi, type TestApi } from './api-testing/startTestApi';
import { createPgliteDatabase, type TestDatabase } from './api-testing/testDatabases';
import { DEFAULT_COST } from './accounts/passwordHasher';

const CLIENT_COUNT = 100;

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createPgliteDatabase();
  // At this cost, a machine only computes a few hashes while the clients come and go.
  api = await startTestApi({ ...database.options, passwordCost: DEFAULT_COST });
  await register(api.url, ADA);
});
afterAll(async () => {
  await api?.kill();
  await database?.remove();
});

/** Sends a complete sign-in request and closes the connection without waiting for the response. */
function hangUp(url: string, body: object): Promise<void> {
  const { hostname, port } = new URL(url);
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname, () => {
      const head = [
        'POST /api/authentication/login HTTP/1.1',
        `Host: ${hostname}:${port}`,
        'Content-Type: text/plain',
        `Content-Length: ${Buffer.byteLength(text)}`,
      ];
      socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
    });
    socket.once('error', reject);
    socket.once('close', () => resolve());
  });
}

async function waitUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('100 clients that hang up cost no work except for the requests already in progress', async () => {
  api.logs.length = 0;
  await Promise.all(
    Array.from({ length: CLIENT_COUNT }, (_, index) =>
      hangUp(api.url, { email: `x${index}@example.com`, password: 'Wrong-horse-7!' }),
    ),
  );
  // It takes the server a while to notice that a client has disconnected.
  await waitUntil(() => api.logs.length >= CLIENT_COUNT);
  const patient = await login(api.url, { email: ADA.email, password: ADA.password });
  expect(patient.status).toBe(200);
  const abandoned = api.logs.filter(({ status }) => status === 499);
  // All other requests were turned away by the queue, or their client disconnected before the response.
  const completed = api.logs.filter(({ status }) => status === 401);
  expect(abandoned.length).toBeGreaterThan(completed.length);
  expect(abandoned[0]).toMatchObject({ level: 'info', path: '/api/authentication/login' });
});
