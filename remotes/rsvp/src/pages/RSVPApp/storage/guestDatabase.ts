import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import { deleteDB, openDB } from 'idb';
import { StorageError } from './StorageError';
import { STORAGE_FORMAT, migrateRecords } from './storedGuest';

export const DATABASE_NAME = 'rsvp-guest-list';

/** Values are unknown on purpose: what is on a disk is checked before it is believed. */
export interface GuestSchema extends DBSchema {
  guests: { key: string; value: unknown; indexes: { nameKey: string } };
  settings: { key: string; value: unknown };
}

export type GuestDatabase = IDBPDatabase<GuestSchema>;
type UpgradeTransaction = IDBPTransaction<GuestSchema, ('guests' | 'settings')[], 'versionchange'>;

async function migrate(transaction: UpgradeTransaction) {
  const store = transaction.objectStore('guests');
  const records = migrateRecords(await store.getAll());
  await Promise.all(records.map((record) => store.put(record)));
  // Last, because a unique index over names that are not yet unique would abort the upgrade.
  store.createIndex('nameKey', 'nameKey', { unique: true });
}

/** From nothing, or from format 1: a list of a newer format is not opened. */
function upgrade(database: GuestDatabase, oldFormat: number, transaction: UpgradeTransaction) {
  database.createObjectStore('settings');
  if (oldFormat > 0) {
    migrate(transaction).catch(() => transaction.abort());
    // Opening the list fails with it, and says so.
    transaction.done.catch(() => undefined);
    return;
  }
  const store = database.createObjectStore('guests', { keyPath: 'id' });
  store.createIndex('nameKey', 'nameKey', { unique: true });
}

interface OpenOptions {
  /** The connection is gone: closed for a newer version, or by the browser. */
  onLost: (error: StorageError) => void;
}

/**
 * Opens the list, migrated to this format.
 *
 * @throws {StorageError} where it cannot be opened; the stored list is then as it was
 */
export function openGuestDatabase({ onLost }: OpenOptions): Promise<GuestDatabase> {
  return new Promise((resolve, reject) => {
    let isGivenUp = false;
    const opening = openDB<GuestSchema>(DATABASE_NAME, STORAGE_FORMAT, {
      upgrade(database, oldFormat, _newFormat, transaction) {
        // Every version change spans all stores; idb's type of it is narrower than the union here.
        upgrade(database, oldFormat, transaction as unknown as UpgradeTransaction);
      },
      blocked() {
        isGivenUp = true;
        reject(new StorageError('blocked'));
      },
      blocking(_currentVersion, _blockedVersion, event) {
        (event.target as IDBDatabase).close();
        onLost(new StorageError('outdated'));
      },
      terminated() {
        onLost(new StorageError('broken'));
      },
    });
    opening.then((database) => {
      // The other tab let go after all; the next attempt opens again.
      if (isGivenUp) database.close();
      else resolve(database);
    }, reject);
  });
}

/** Deletes the stored list for good. */
export function deleteGuestDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    deleteDB(DATABASE_NAME, { blocked: () => reject(new StorageError('blocked')) }).then(resolve, reject);
  });
}
