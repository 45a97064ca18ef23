import type { Database } from '../database/Database';
import { health } from './health';

const createDatabase = (query: Database['query']): Database => ({
  kind: 'postgres',
  query,
  transaction: () => Promise.reject(new Error('Nothing here needs one.')),
  close: () => Promise.resolve(),
});

test('responds with 200 while the database responds', async () => {
  const response = await health(createDatabase(() => Promise.resolve([])));
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok', database: 'postgres' }]);
});

test('responds with 503 when the database does not respond, without the reason', async () => {
  const response = await health(createDatabase(() => Promise.reject(new Error('password of the database'))));
  expect([response.status, await response.json()]).toEqual([503, { status: 'failed', database: 'postgres' }]);
  expect(response.headers.get('retry-after')).toBe('10');
});
