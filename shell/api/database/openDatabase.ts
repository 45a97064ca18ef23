import type { Database } from './Database';
import { migrate } from './migrate';
import { openPglite } from './openPglite';
import { openPostgres } from './openPostgres';
import { reportOutages } from './reportOutages';

/**
 * The database for accounts: a folder for PGlite, the URL of a PostgreSQL server, or a database that the host provides,
 * for example over HTTP.
 */
export type DatabaseSource = { folder: string } | { url: string } | Database;

/**
 * Opens the database and brings its schema up to date.
 *
 * @throws {SiteError} code `DATABASE_DOWN`, `DATABASE_IN_USE`, `NO_DATABASE` or `NO_DATABASE_LOCK`
 */
export async function openDatabase(source: DatabaseSource): Promise<Database> {
  const database = reportOutages(await open(source));
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function open(source: DatabaseSource): Promise<Database> {
  if ('query' in source) return source;
  return 'url' in source ? openPostgres(source.url) : openPglite(source.folder);
}
