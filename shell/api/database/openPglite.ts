import fs from 'node:fs';
import { SiteError } from '@portfolio/contract';
import type { Database } from './Database';
import { lockFolder } from './folderLock';

/**
 * Opens PostgreSQL inside this process, with its files in a folder that only its owner can read.
 *
 * @param folder - created if it does not exist
 * @throws {SiteError} code `DATABASE_IN_USE`, `NO_DATABASE_LOCK` or `NO_DATABASE`
 */
export async function openPglite(folder: string): Promise<Database> {
  const unlock = await lockFolder(folder);
  try {
    const pglite = await openFiles(folder);
    return {
      kind: 'pglite',
      query: async <Row>(sql: string, values: readonly unknown[] = []) =>
        (await pglite.query<Row>(sql, [...values])).rows,
      transaction: (work) =>
        pglite.transaction((transaction) =>
          work({
            query: async <Row>(sql: string, values: readonly unknown[] = []) =>
              (await transaction.query<Row>(sql, [...values])).rows,
          }),
        ),
      async close() {
        await pglite.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * A new database is created beside its final folder and then renamed: an interrupted start leaves nothing half-finished
 * there.
 */
async function openFiles(folder: string) {
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    if (!fs.existsSync(folder)) {
      const draft = `${folder}.new`;
      fs.rmSync(draft, { recursive: true, force: true });
      fs.mkdirSync(draft, { mode: 0o700 });
      await (await PGlite.create(draft)).close();
      fs.renameSync(draft, folder);
    }
    // PGlite makes its files writable for everyone, whatever the permissions of the folder were.
    fs.chmodSync(folder, 0o700);
    return await PGlite.create(folder);
  } catch (cause) {
    throw new SiteError(
      `Failed to open the database in ${folder}: ${toText(cause)}. Free some space if the disk is full, or restore the folder from a backup, then start again.`,
      'NO_DATABASE',
      { cause },
    );
  }
}

function toText(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
