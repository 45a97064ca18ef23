/** Runs SQL: a database, or a transaction in it. */
export interface Queryable {
  /**
   * Runs one statement. Values are passed separately and never become part of the SQL.
   *
   * @param values - for `$1`, `$2` ... in the statement
   */
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** An open database. The same SQL runs on PGlite and on a PostgreSQL server. */
export interface Database extends Queryable {
  kind: 'pglite' | 'postgres';
  /** Commits when the work has finished, rolls back if it throws. */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
