import type { Database } from '../database/Database';
import { health } from './health';

const createDatabase = (query: Database['query']): Database => ({
  kind: 'postgres',
  query,
  transaction: () => Promise.reject(new Error('Nothing here needs one.')),
  close: () => Promise.resolve(),
});

test('answers 200 while the database responds', async () => {
  const answer = await health(createDatabase(() => Promise.resolve([])));
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', database: 'postgres' }]);
});

test('answers 503 when the database does not respond, without the reason', async () => {
  const answer = await health(createDatabase(() => Promise.reject(new Error('password of the database'))));
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'failed', database: 'postgres' }]);
  expect(answer.headers.get('retry-after')).toBe('10');
});
