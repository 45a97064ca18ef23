import type { Database } from './Database';
import { lockFolder } from './folderLock';

/**
 * Opens PostgreSQL inside this process, with its files in a folder.
 *
 * @param folder - made when it is not there yet
 * @throws {SiteError} code `DATABASE_IN_USE`
 */
export async function openPglite(folder: string): Promise<Database> {
  const unlock = lockFolder(folder);
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const pglite = await PGlite.create(folder);
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
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
