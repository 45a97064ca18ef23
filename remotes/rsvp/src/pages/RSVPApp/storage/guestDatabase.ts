import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb';
import { deleteDB, openDB } from 'idb';
import { StorageError } from './StorageError';
import { STORAGE_FORMAT, migrateRecords } from './storedGuest';

export const DATABASE_NAME = 'rsvp-guest-list';

/** Values are unknown on purpose: stored data is validated before it is used. */
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

/** Creates the database, or upgrades format 1: a list of a newer format is not opened. */
function upgrade(database: GuestDatabase, oldFormat: number, transaction: UpgradeTransaction) {
  database.createObjectStore('settings');
  if (oldFormat > 0) {
    migrate(transaction).catch(() => transaction.abort());
    // Opening the list fails as well, and reports the error.
    transaction.done.catch(() => undefined);
    return;
  }
  const store = database.createObjectStore('guests', { keyPath: 'id' });
  store.createIndex('nameKey', 'nameKey', { unique: true });
}

interface OpenOptions {
  /** There was no stored list. */
  onCreated: () => void;
  /** The connection was lost: closed for a newer version or a deletion, or by the browser. */
  onLost: (error: StorageError) => void;
}

/**
 * Opens the list and migrates it to the current format.
 *
 * @throws {StorageError} if it cannot be opened; the stored list is then unchanged
 */
export function openGuestDatabase({ onCreated, onLost }: OpenOptions): Promise<GuestDatabase> {
  return new Promise((resolve, reject) => {
    let isGivenUp = false;
    const opening = openDB<GuestSchema>(DATABASE_NAME, STORAGE_FORMAT, {
      upgrade(database, oldFormat, _newFormat, transaction) {
        if (oldFormat === 0) onCreated();
        // A version change spans all stores; idb's type for it is narrower than this union.
        upgrade(database, oldFormat, transaction as unknown as UpgradeTransaction);
      },
      blocked() {
        isGivenUp = true;
        reject(new StorageError('blocked'));
      },
      blocking(_currentVersion, newVersion, event) {
        (event.target as IDBDatabase).close();
        onLost(new StorageError(newVersion === null ? 'broken' : 'outdated'));
      },
      terminated() {
        onLost(new StorageError('broken'));
      },
    });
    opening.then((database) => {
      // The other tab closed its connection after all; the next attempt opens a new one.
      if (isGivenUp) database.close();
      else resolve(database);
    }, reject);
  });
}

/** Deletes the stored list permanently. */
export function deleteGuestDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    deleteDB(DATABASE_NAME, { blocked: () => reject(new StorageError('blocked')) }).then(resolve, reject);
  });
}
