import { SiteError } from '@portfolio/contract';
import type { Database, Queryable } from './Database';

/** The database did not respond or was unable to: the statement is not at fault. */
export class DatabaseOutage extends SiteError {
  override name = 'DatabaseOutage';

  constructor(cause: unknown) {
    super(
      `[api] Failed to reach the database: ${toText(cause)}. Start it, free its disk, or correct DATABASE_URL.`,
      'DATABASE_DOWN',
      { cause },
    );
  }
}

/**
 * The prefixes of SQLSTATE codes about the server rather than the statement: connection, read-only state,
 * authorisation, missing database, resources, intervention, system.
 *
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const OUTAGE_STATES = ['08', '25006', '28', '3D', '53', '57', '58'];
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Wraps a database so that its errors distinguish outages from faults. */
export function reportOutages(database: Database): Database {
  return {
    kind: database.kind,
    query: (sql, values) => database.query<never>(sql, values).catch(rethrow),
    async transaction(work, options) {
      let fault: { error: unknown } | undefined;
      try {
        return await database.transaction(
          (transaction) =>
            work(wrap(transaction)).catch((error: unknown) => {
              fault = { error };
              throw error;
            }),
          options,
        );
      } catch (error) {
        // An error that the work itself threw needs no translation.
        if (fault !== undefined) throw fault.error;
        return rethrow(error);
      }
    },
    close: () => database.close(),
  };
}

function wrap(transaction: Queryable): Queryable {
  return { query: (sql, values) => transaction.query<never>(sql, values).catch(rethrow) };
}

function rethrow(error: unknown): never {
  throw isOutage(error) ? new DatabaseOutage(error) : error;
}

/** A faulty statement has an SQLSTATE. Errors without one come from the network, the driver or the disk. */
function isOutage(error: unknown): boolean {
  // One of the API's own errors, for example that the folder is in use.
  if (error instanceof SiteError) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined || !SQLSTATE.test(code)) return true;
  return OUTAGE_STATES.some((state) => code.startsWith(state));
}

function toText(cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  return message || code || String(cause);
}
