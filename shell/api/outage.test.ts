import { ADA, login, register } from './api-testing/calls';
import { findPostgres } from './api-testing/findPostgres';
import { startPostgres } from './api-testing/startPostgres';
import { startTestApi } from './api-testing/startTestApi';

const postgres = findPostgres();
const testHere = 'folder' in postgres ? test : test.skip;
const KEYS = { secrets: ['a secret of tests, long enough to be one'] };

testHere(
  `while the database is down, every call gets 503 with a time to retry${'reason' in postgres ? ` (${postgres.reason})` : ''}`,
  async () => {
    if (!('folder' in postgres)) return;
    const server = await startPostgres(postgres.folder);
    const api = await startTestApi({ database: { url: server.url }, keys: KEYS });
    try {
      expect((await register(api.url, ADA)).status).toBe(201);
      await server.stop();
      for (const response of [
        await login(api.url, { email: ADA.email, password: ADA.password }),
        await register(api.url, { ...ADA, email: 'b@example.com', username: 'bob' }),
      ]) {
        expect([response.status, response.body['code']]).toEqual([503, 'UNAVAILABLE']);
        expect(response.headers.get('retry-after')).toBe('10');
        expect(JSON.stringify(response.body)).not.toMatch(/postgres|127\.0\.0\.1|ECONN/i);
      }
      const health = await fetch(`${api.url}/api/health`);
      expect([health.status, health.headers.get('retry-after')]).toEqual([503, '10']);
      expect(api.logs.at(-2)).toMatchObject({
        status: 503,
        cause: expect.stringMatching(/^DatabaseOutage /),
      });
    } finally {
      await api.kill();
    }
  },
);

test('a start without its database names the next step and does not reveal the password', async () => {
  const url = 'postgres://test:secret-of-tests@127.0.0.1:1/postgres';
  await expect(startTestApi({ database: { url }, keys: KEYS })).rejects.toMatchObject({
    code: 'DATABASE_DOWN',
    message: expect.not.stringContaining('secret-of-tests'),
  });
});
