import type { Guest } from '../guest-list/guest';
import type { GuestChange } from '../guest-list/guestChange';
import type { GuestDatabase } from './guestDatabase';
import { deleteGuestDatabase, openGuestDatabase } from './guestDatabase';
import { StorageError, toStorageError } from './StorageError';
import type { DamagedRecord } from './storedGuest';
import { findGuest, toStoredGuest } from './storedGuest';

/** The content of one transaction, which writes all of it or nothing. */
export interface StoreChange extends GuestChange {
  /** Places at the party; null removes the limit; if left out, it is unchanged. */
  capacity?: number | null;
}

export interface StoredList {
  guests: readonly Guest[];
  capacity: number | null;
  damaged: readonly DamagedRecord[];
  /** True if there was no stored list, perhaps because it was deleted since the last load. */
  isNew: boolean;
}

/** The storage of the list. Every method throws a {@link StorageError} and nothing else. */
export interface GuestStore {
  load: () => Promise<StoredList>;
  write: (change: StoreChange) => Promise<void>;
  deleteDamaged: (records: readonly DamagedRecord[]) => Promise<void>;
  /** Deletes the stored list; the next call creates a new one. */
  deleteAll: () => Promise<void>;
  close: () => void;
}

interface StoreOptions {
  onLost: (error: StorageError) => void;
}

const CAPACITY_KEY = 'capacity';

async function load(database: GuestDatabase): Promise<Omit<StoredList, 'isNew'>> {
  const transaction = database.transaction(['guests', 'settings']);
  const [records, keys, capacity] = await Promise.all([
    transaction.objectStore('guests').getAll(),
    transaction.objectStore('guests').getAllKeys(),
    transaction.objectStore('settings').get(CAPACITY_KEY),
  ]);
  const guests: Guest[] = [];
  const damaged: DamagedRecord[] = [];
  records.forEach((value, index) => {
    const guest = findGuest(value);
    if (guest) guests.push(guest);
    else damaged.push({ key: keys[index] as IDBValidKey, value });
  });
  return { guests, capacity: isCapacity(capacity) ? capacity : null, damaged };
}

function isCapacity(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0;
}

function abort(transaction: { abort: () => void }) {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended, which has the same effect.
  }
}

/** Number of guests per task: a party of 500 at once would block the page for longer than a frame. */
const GUESTS_PER_TASK = 25;

/** Makes one request per item, some at a time. A request that throws synchronously fails like one that rejects. */
async function requestEach<Item>(items: readonly Item[], request: (item: Item) => Promise<unknown>) {
  const waiting = [...items];
  while (waiting.length > 0)
    await Promise.all(waiting.splice(0, GUESTS_PER_TASK).map(async (item) => request(item)));
}

async function write(database: GuestDatabase, change: StoreChange): Promise<void> {
  const transaction = database.transaction(['guests', 'settings'], 'readwrite', { durability: 'strict' });
  const guests = transaction.objectStore('guests');
  const done = transaction.done.then(
    () => undefined,
    (cause: unknown) => ({ cause }),
  );
  try {
    // Removals go first, also of what is overwritten: the same change may give their names to other guests.
    await requestEach([...change.remove, ...change.put.map(({ id }) => id)], (id) => guests.delete(id));
    await requestEach(change.put, (guest) => guests.put(toStoredGuest(guest)));
    if (change.capacity !== undefined) {
      await transaction.objectStore('settings').put(change.capacity, CAPACITY_KEY);
    }
  } catch (cause) {
    // A synchronous error leaves the transaction open, and its first half would be committed.
    abort(transaction);
    throw cause;
  }
  const failure = await done;
  if (failure) throw failure.cause;
}

async function deleteDamaged(database: GuestDatabase, records: readonly DamagedRecord[]): Promise<void> {
  const transaction = database.transaction('guests', 'readwrite');
  await Promise.all([...records.map(({ key }) => transaction.store.delete(key as string)), transaction.done]);
}

/** Stores the list in IndexedDB. The database is opened on first use, and again after the connection was lost. */
export function createGuestStore({ onLost }: StoreOptions): GuestStore {
  let opening: Promise<GuestDatabase> | undefined;
  let isCreated = false;

  function close() {
    opening?.then((database) => database.close()).catch(() => undefined);
    opening = undefined;
  }

  async function use<Result>(work: (database: GuestDatabase) => Promise<Result>): Promise<Result> {
    try {
      if (typeof indexedDB === 'undefined') throw new StorageError('unavailable');
      opening ??= openGuestDatabase({
        onCreated() {
          isCreated = true;
        },
        onLost(error) {
          opening = undefined;
          onLost(error);
        },
      });
      return await work(await opening);
    } catch (cause) {
      const error = toStorageError(cause);
      // A duplicate is an expected refusal; after any other error a retry opens the database again.
      if (error.failure !== 'duplicate') close();
      throw error;
    }
  }

  return {
    async load() {
      const list = await use(load);
      const isNew = isCreated;
      isCreated = false;
      return { ...list, isNew };
    },
    write: (change) => use((database) => write(database, change)),
    deleteDamaged: (records) => use((database) => deleteDamaged(database, records)),
    async deleteAll() {
      close();
      await deleteGuestDatabase().catch((cause: unknown) => {
        throw toStorageError(cause);
      });
    },
    close,
  };
}
