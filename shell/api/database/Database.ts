/** Something that runs SQL: a database, or one transaction in it. */
export interface Queryable {
  /**
   * Runs one statement. Values never become part of its text.
   *
   * @param values - for `$1`, `$2` ... in the statement
   */
  query<Row>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** An open database. The same SQL runs on PGlite and on a PostgreSQL server. */
export interface Database extends Queryable {
  kind: 'pglite' | 'postgres';
  /** Commits when the work is done, rolls back when it throws. */
  transaction<T>(work: (transaction: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
