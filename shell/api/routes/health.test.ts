import type { Database } from '../database/Database';
import { health } from './health';

const createDatabase = (query: Database['query']): Database => ({
  kind: 'postgres',
  query,
  transaction: () => Promise.reject(new Error('Nothing here needs one.')),
  close: () => Promise.resolve(),
});

test('is 200 as long as the database answers', async () => {
  const answer = await health(createDatabase(() => Promise.resolve([])));
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', database: 'postgres' }]);
});

test('is 503 once it does not, and does not say why', async () => {
  const answer = await health(createDatabase(() => Promise.reject(new Error('password of the database'))));
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'failed', database: 'postgres' }]);
  expect(answer.headers.get('retry-after')).toBe('10');
});
