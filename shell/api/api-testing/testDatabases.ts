import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyEmptyDatabase } from './copyEmptyDatabase';
import { findPostgres } from './findPostgres';
import { startPostgres } from './startPostgres';
import type { TestOptions } from './testServer';

/** A database for a single test file. */
export interface TestDatabase {
  /** Options with which the API keeps all its data here. */
  options: Pick<TestOptions, 'database' | 'keys'>;
  remove(): Promise<void>;
}

/** Creates an empty database in a temporary folder, for PGlite. */
export async function createPgliteDatabase(): Promise<TestDatabase> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-auth-'));
  copyEmptyDatabase(path.join(folder, 'database'));
  return {
    options: {
      database: { folder: path.join(folder, 'database') },
      keys: { file: path.join(folder, 'keys.json') },
    },
    remove: async () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}

async function createPostgresDatabase(programs: string): Promise<TestDatabase> {
  const server = await startPostgres(programs);
  return {
    options: {
      database: { url: server.url },
      keys: { secrets: ['a secret of tests, long enough to be one'] },
    },
    remove: server.stop,
  };
}

/** Both kinds of database, for `describe.each`; the second is skipped, with the reason, if it is not available. */
export function listDatabases(): { name: string; create: (() => Promise<TestDatabase>) | null }[] {
  const postgres = findPostgres();
  return [
    { name: 'PGlite', create: createPgliteDatabase },
    'folder' in postgres
      ? { name: 'PostgreSQL', create: () => createPostgresDatabase(postgres.folder) }
      : { name: `PostgreSQL (skipped: ${postgres.reason})`, create: null },
  ];
}
