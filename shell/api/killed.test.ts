import { ADA, login, register } from './api-testing/calls';
import { startTestApi, type TestApi } from './api-testing/startTestApi';
import { listDatabases } from './api-testing/testDatabases';

const REGISTRATION_COUNT = 200;
const CONCURRENCY = 16;
const ACKNOWLEDGED_BEFORE_KILL = 60;

describe.each(listDatabases())('an API on $name that is killed', ({ create }) => {
  const testHere = create === null ? test.skip : test;

  testHere('in the middle of 200 registrations keep every account they acknowledged', async () => {
    if (create === null) return;
    const database = await create();
    const acknowledged: string[] = [];
    let api: TestApi | undefined = await startTestApi(database.options);
    const { url, kill } = api;
    let killing: Promise<void> | undefined;

    const registerOne = async (index: number) => {
      const email = `guest${index}@example.com`;
      const response = await register(url, { ...ADA, email, username: `guest${index}` }).catch(() => null);
      if (response?.status !== 201) return;
      acknowledged.push(email);
      if (acknowledged.length === ACKNOWLEDGED_BEFORE_KILL) killing = kill();
    };
    // Fewer at a time than the queue accepts: on a busy machine, the others would be turned away.
    let next = 0;
    const registerNext = async () => {
      while (next < REGISTRATION_COUNT) {
        next += 1;
        await registerOne(next);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, registerNext));
    await killing;
    expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE_KILL);
    expect(acknowledged.length).toBeLessThan(REGISTRATION_COUNT);

    api = await startTestApi(database.options);
    const stored = (await api.read()).map(({ email }) => email);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(stored).size).toBe(stored.length);
    const [first] = acknowledged;
    expect((await login(api.url, { email: first, password: ADA.password })).status).toBe(200);
    const after = await register(api.url, { ...ADA, email: 'after@example.com', username: 'after' });
    expect(after.status).toBe(201);

    await api.kill();
    await database.remove();
  });
});
