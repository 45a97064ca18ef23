import type { Database } from './Database';
import { MIGRATIONS } from './migrations';

/** An arbitrary number, but the same in every version of the API. */
const MIGRATION_LOCK = 619_101;

/** How long a statement of a migration may take, or the wait for another instance to finish. */
const STATEMENT_MS = 5 * 60 * 1000;

/** Brings the schema up to date. Instances that start at the same time wait for each other. */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(
    async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock($1::bigint)', [MIGRATION_LOCK]);
      await transaction.query(
        'CREATE TABLE IF NOT EXISTS migrations (id integer PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
      );
      const applied = await transaction.query<{ id: number }>('SELECT id FROM migrations');
      const known = new Set(applied.map(({ id }) => id));
      for (const { id, statements } of MIGRATIONS.filter((migration) => !known.has(migration.id))) {
        for (const statement of statements) await transaction.query(statement);
        await transaction.query('INSERT INTO migrations (id) VALUES ($1)', [id]);
      }
    },
    { statementMs: STATEMENT_MS },
  );
}
