/** Runs SQL: a database, or a transaction in it. */
export interface Queryable {
  /**
   * Runs one statement. Values are passed separately and never become part of the SQL.
   *
   * @param values - for `$1`, `$2` ... in the statement
   */
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

interface TransactionOptions {
  /** How long each statement may take, for those that take longer than the database allows by default. */
  statementMs?: number;
}

/** An open database. The same SQL runs on PGlite and on a PostgreSQL server. */
export interface Database extends Queryable {
  kind: 'pglite' | 'postgres';
  /** Commits when the work has finished, rolls back if it throws. */
  transaction<T>(work: (transaction: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>;
  close(): Promise<void>;
}
