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
  // If the server closes an idle connection, the pool opens a new one; without a listener this process would exit.
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

/** Rolls back, or discards the connection if that fails. */
async function rollBack(client: PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch (error) {
    client.release(error as Error);
  }
}
