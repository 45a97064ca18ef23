import type { Database } from '../database/Database';
import { createAttemptLimiter, DEFAULT_LIMITS } from './attemptLimiter';

function createLimiter(random: () => number) {
  const statements: string[] = [];
  const query = (sql: string) => {
    statements.push(sql.trim());
    return Promise.resolve([]);
  };
  const database: Database = {
    kind: 'pglite',
    query,
    transaction: (work) => work({ query }),
    close: () => Promise.resolve(),
  };
  return { limiter: createAttemptLimiter(database, DEFAULT_LIMITS, () => 0, random), statements };
}

test.each([
  [0, true],
  [0.0049, true],
  [0.0051, false],
  [0.9999, false],
])(
  'one attempt of 200, picked at random, deletes expired counts, even the first of a process: with %d, %s',
  async (chance, isDeleting) => {
    const { limiter, statements } = createLimiter(() => chance);
    await limiter.count('loginByAddress', '10.0.0.1');
    expect(statements.some((sql) => sql.startsWith('DELETE'))).toBe(isDeleting);
  },
);
