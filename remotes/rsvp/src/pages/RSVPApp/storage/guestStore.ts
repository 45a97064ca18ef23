import type { Guest } from '../guest-list/guest';
import type { GuestChange } from '../guest-list/guestChange';
import type { GuestDatabase } from './guestDatabase';
import { deleteGuestDatabase, openGuestDatabase } from './guestDatabase';
import { StorageError, toStorageError } from './StorageError';
import type { DamagedRecord } from './storedGuest';
import { findGuest, toStoredGuest } from './storedGuest';

/** What one transaction writes: all of it, or nothing. */
export interface StoreChange extends GuestChange {
  /** Places at the party; null takes the limit away; left out, it stays. */
  capacity?: number | null;
}

export interface StoredList {
  guests: readonly Guest[];
  capacity: number | null;
  damaged: readonly DamagedRecord[];
}

/** Where the list is kept. Every method throws a {@link StorageError} and nothing else. */
export interface GuestStore {
  load: () => Promise<StoredList>;
  write: (change: StoreChange) => Promise<void>;
  deleteDamaged: (records: readonly DamagedRecord[]) => Promise<void>;
  /** Deletes the stored list; the next call starts a new one. */
  deleteAll: () => Promise<void>;
  close: () => void;
}

interface StoreOptions {
  onLost: (error: StorageError) => void;
}

const CAPACITY_KEY = 'capacity';

async function load(database: GuestDatabase): Promise<StoredList> {
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
    // It has ended by itself, which comes to the same.
  }
}

/** Waits for one request per item. A request that throws on the spot fails like one that fails later. */
function requestEach<Item>(items: readonly Item[], request: (item: Item) => Promise<unknown>) {
  return Promise.all(items.map(async (item) => request(item)));
}

/** What is handed over in one go: a party of 500 at once would hold up the page for longer than a frame. */
const GUESTS_PER_TASK = 25;

async function write(database: GuestDatabase, change: StoreChange): Promise<void> {
  const transaction = database.transaction(['guests', 'settings'], 'readwrite', { durability: 'strict' });
  const guests = transaction.objectStore('guests');
  const done = transaction.done.then(
    () => undefined,
    (cause: unknown) => ({ cause }),
  );
  try {
    // Those who leave go first: their names may be given to others in the same change.
    await requestEach(change.remove, (id) => guests.delete(id));
    const waiting = [...change.put];
    while (waiting.length > 0)
      await requestEach(waiting.splice(0, GUESTS_PER_TASK), (guest) => guests.put(toStoredGuest(guest)));
    if (change.capacity !== undefined) {
      await transaction.objectStore('settings').put(change.capacity, CAPACITY_KEY);
    }
  } catch (cause) {
    // A call that throws on the spot leaves the transaction open, and the first half would be kept.
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

/** Keeps the list in IndexedDB. The database is opened when it is first needed, and again after it was lost. */
export function createGuestStore({ onLost }: StoreOptions): GuestStore {
  let opening: Promise<GuestDatabase> | undefined;

  function close() {
    opening?.then((database) => database.close()).catch(() => undefined);
    opening = undefined;
  }

  async function use<Result>(work: (database: GuestDatabase) => Promise<Result>): Promise<Result> {
    try {
      if (typeof indexedDB === 'undefined') throw new StorageError('unavailable');
      opening ??= openGuestDatabase({
        onLost(error) {
          opening = undefined;
          onLost(error);
        },
      });
      return await work(await opening);
    } catch (cause) {
      const error = toStorageError(cause);
      // A duplicate is the database doing its work; after anything else a retry opens it again.
      if (error.failure !== 'duplicate') close();
      throw error;
    }
  }

  return {
    load: () => use(load),
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
