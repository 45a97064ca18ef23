import type { PoolClient } from 'pg';
import type { Database, Queryable } from './Database';

const MAX_CONNECTIONS = 10;

/** How long to wait for a connection, and for each statement. */
const TIMEOUT_MS = 10_000;

const ignore = () => {};

/**
 * Opens a pool of connections to a PostgreSQL server.
 *
 * @param url - such as `postgres://user:password@host:5432/name`
 * @param timeoutMs - for a connection, and for each statement: a server that went silent must not keep visitors waiting
 */
export async function openPostgres(url: string, timeoutMs = TIMEOUT_MS): Promise<Database> {
  const { Pool } = await import('pg');
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: timeoutMs,
    // Ends the statement on the server, too. Not a parameter of the connection, because PgBouncer refuses that.
    onConnect: (client) => client.query(`SET statement_timeout = ${timeoutMs}`),
  });
  // If the server closes an idle connection, the pool opens a new one; without a listener this process would exit.
  pool.on('error', ignore);
  return {
    kind: 'postgres',
    query: (sql, values) => toQueryable(pool).query(sql, values),
    async transaction(work, { statementMs = timeoutMs } = {}) {
      const client = await pool.connect();
      // The connection may be lost between two statements; without a listener this process would exit.
      client.on('error', ignore);
      try {
        await client.query('BEGIN');
        const transaction = toQueryable(client, statementMs);
        await transaction.query(`SET LOCAL statement_timeout = ${statementMs}`);
        const result = await work(transaction);
        await transaction.query('COMMIT');
        client.release();
        return result;
      } catch (error) {
        // Closing the connection rolls back, without waiting for a server that may have gone silent.
        client.release(true);
        throw error;
      } finally {
        client.off('error', ignore);
      }
    },
    close: () => pool.end(),
  };
}

/** @param statementMs - how long each statement may take, if not as long as the connection allows */
function toQueryable(source: Pick<PoolClient, 'query'>, statementMs?: number): Queryable {
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) => {
      const config = { text, values: [...values], ...(statementMs && { query_timeout: statementMs }) };
      return (await source.query(config)).rows as Row[];
    },
  };
}
