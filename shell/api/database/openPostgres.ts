import type { PoolClient } from 'pg';
import type { Database, Queryable } from './Database';

const MAX_CONNECTIONS = 10;
const CONNECTION_TIMEOUT_MS = 10_000;

/**
 * Opens a pool of connections to a PostgreSQL server.
 *
 * @param url - such as `postgres://user:password@host:5432/name`
 */
export async function openPostgres(url: string): Promise<Database> {
  const { Pool } = await import('pg');
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  // An idle connection that the server ends is no reason to end this process: the pool makes a new one.
  pool.on('error', () => {});
  return {
    kind: 'postgres',
    query: (sql, values) => toQueryable(pool).query(sql, values),
    async transaction(work) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        const result = await work(toQueryable(client));
        await client.query('COMMIT');
        client.release();
        return result;
      } catch (error) {
        await rollBack(client);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}

function toQueryable(source: Pick<PoolClient, 'query'>): Queryable {
  return {
    query: async <Row>(sql: string, values: readonly unknown[] = []) =>
      (await source.query(sql, [...values])).rows as Row[],
  };
}

/** A connection that cannot even roll back is thrown away. */
async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch (error) {
    client.release(error as Error);
  }
}
