import type { Database } from './Database';
import { migrate } from './migrate';
import { openPglite } from './openPglite';
import { openPostgres } from './openPostgres';

/**
 * Where accounts are kept: a folder for PGlite, the address of a PostgreSQL server, or a database that the host
 * brings, such as one reached over HTTP.
 */
export type DatabaseSource = { folder: string } | { url: string } | Database;

/** Opens the database and brings its schema up to date. */
export async function openDatabase(source: DatabaseSource): Promise<Database> {
  const database = await open(source);
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
