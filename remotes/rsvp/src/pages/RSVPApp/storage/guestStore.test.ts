import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { openDB } from 'idb';
import { createGuest } from '../guest-testing/guestBuilders';
import { DATABASE_NAME } from './guestDatabase';
import { createGuestStore } from './guestStore';
import type { GuestStore } from './guestStore';
import { STORAGE_FORMAT } from './storedGuest';

const ada = createGuest({ name: 'Ada', status: 'yes', partySize: 2 });
const bo = createGuest({ name: 'Bo', diet: 'Vegan' });
const cy = createGuest({ name: 'Cy', notes: 'Late' });

let stores: GuestStore[] = [];
const onLost = jest.fn();

/** One tab's view of the stored list. */
function openTab(): GuestStore {
  const store = createGuestStore({ onLost });
  stores.push(store);
  return store;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  onLost.mockClear();
});

afterEach(() => {
  jest.restoreAllMocks();
  stores.forEach((store) => store.close());
  stores = [];
});

test('a new list is empty', async () => {
  expect(await openTab().load()).toEqual({ guests: [], capacity: null, damaged: [] });
});

test('guests and capacity survive closing the tab', async () => {
  const first = openTab();
  await first.write({ put: [ada, bo], remove: [], capacity: 120 });
  first.close();
  expect(await openTab().load()).toEqual({ guests: [ada, bo], capacity: 120, damaged: [] });
});

test('a change writes, overwrites and removes in one go', async () => {
  const store = openTab();
  await store.write({ put: [ada, bo], remove: [] });
  await store.write({ put: [{ ...ada, partySize: 4 }, cy], remove: ['Bo'] });
  expect((await store.load()).guests).toEqual([{ ...ada, partySize: 4 }, cy]);
});

test('a name is free again in the change that removes its owner', async () => {
  const store = openTab();
  await store.write({ put: [ada], remove: [] });
  const heir = createGuest({ id: 'heir', name: 'ADA' });
  await store.write({ put: [heir], remove: ['Ada'] });
  expect((await store.load()).guests).toEqual([heir]);
});

describe('a write that fails halfway', () => {
  function failAtSecondPut(name: string, isThrown: boolean) {
    const { put } = IDBObjectStore.prototype;
    let calls = 0;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value,
      key,
    ) {
      calls += 1;
      if (calls === 2) {
        if (isThrown) throw new DOMException('no room', name);
        this.transaction.abort();
      }
      return put.call(this, value, key);
    });
  }

  test.each([true, false])('leaves the list as it was (thrown on the spot: %s)', async (isThrown) => {
    const store = openTab();
    await store.write({ put: [ada], remove: [] });
    failAtSecondPut('QuotaExceededError', isThrown);
    await expect(store.write({ put: [bo, cy], remove: ['Ada'] })).rejects.toMatchObject({
      name: 'StorageError',
    });
    jest.restoreAllMocks();
    expect((await openTab().load()).guests).toEqual([ada]);
  });

  test('is told as a full disk where the browser says so', async () => {
    const store = openTab();
    await store.load();
    failAtSecondPut('QuotaExceededError', true);
    await expect(store.write({ put: [bo, cy], remove: [] })).rejects.toMatchObject({ failure: 'full' });
  });

  test('can be tried again on the same store', async () => {
    const store = openTab();
    failAtSecondPut('QuotaExceededError', true);
    await expect(store.write({ put: [bo, cy], remove: [] })).rejects.toMatchObject({ failure: 'full' });
    jest.restoreAllMocks();
    await store.write({ put: [bo, cy], remove: [] });
    expect((await store.load()).guests).toEqual([bo, cy]);
  });
});

test('a second guest of the same name is refused, also from another tab', async () => {
  await openTab().write({ put: [ada], remove: [] });
  const twin = createGuest({ id: 'twin', name: ' aDA ' });
  await expect(openTab().write({ put: [twin], remove: [] })).rejects.toMatchObject({ failure: 'duplicate' });
  expect((await openTab().load()).guests).toEqual([ada]);
});

test('a browser without storage is told as such', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  await expect(openTab().load()).rejects.toMatchObject({ failure: 'unavailable' });
});

test('storage that is forbidden is told as such', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not here', 'SecurityError');
  });
  await expect(openTab().load()).rejects.toMatchObject({ failure: 'unavailable' });
});

test('a database that cannot be opened is broken, and a new list can be begun', async () => {
  const store = openTab();
  await store.write({ put: [ada], remove: [] });
  store.close();
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('internal', 'UnknownError');
  });
  await expect(store.load()).rejects.toMatchObject({ failure: 'broken' });
  jest.restoreAllMocks();
  await store.deleteAll();
  expect((await store.load()).guests).toEqual([]);
});

test('a list of a newer app is refused and left alone', async () => {
  const newer = await openDB(DATABASE_NAME, STORAGE_FORMAT + 1, {
    upgrade: (database) => void database.createObjectStore('guests', { keyPath: 'id' }),
  });
  await newer.put('guests', { id: 'future' });
  newer.close();
  await expect(openTab().load()).rejects.toMatchObject({ failure: 'newer' });
  const again = await openDB(DATABASE_NAME);
  expect(await again.getAll('guests')).toEqual([{ id: 'future' }]);
  again.close();
});

test('a newer app in another tab gets the list, and this tab is told that it is outdated', async () => {
  await openTab().load();
  const newer = await openDB(DATABASE_NAME, STORAGE_FORMAT + 1);
  newer.close();
  expect(onLost).toHaveBeenCalledWith(expect.objectContaining({ failure: 'outdated' }));
});

describe('a list of format 1', () => {
  async function storeFormatOne(records: object[]) {
    const database = await openDB(DATABASE_NAME, 1, {
      upgrade: (old) => void old.createObjectStore('guests', { keyPath: 'id' }),
    });
    for (const record of records) await database.put('guests', record);
    return database;
  }

  test('is migrated when it is opened', async () => {
    const old = await storeFormatOne([
      { id: 'a', name: 'Ada', confirmed: true },
      { id: 'b', name: 'ada', confirmed: false },
    ]);
    old.close();
    const { guests, damaged } = await openTab().load();
    expect(guests.map(({ name, status }) => [name, status])).toEqual([
      ['Ada', 'yes'],
      ['ada (2)', 'pending'],
    ]);
    expect(damaged).toEqual([]);
  });

  test('that another tab holds open is told as blocked, and opens once it lets go', async () => {
    const old = await storeFormatOne([{ id: 'a', name: 'Ada', confirmed: true }]);
    const store = openTab();
    await expect(store.load()).rejects.toMatchObject({ failure: 'blocked' });
    old.close();
    expect((await store.load()).guests).toHaveLength(1);
  });
});

test('damaged records are set aside and can be deleted', async () => {
  const store = openTab();
  await store.write({ put: [ada], remove: [] });
  const raw = await openDB(DATABASE_NAME);
  await raw.put('guests', { id: 'x', name: 7 });
  raw.close();
  const { guests, damaged } = await store.load();
  expect(guests).toEqual([ada]);
  expect(damaged).toEqual([{ key: 'x', value: { id: 'x', name: 7 } }]);
  await store.deleteDamaged(damaged);
  expect((await store.load()).damaged).toEqual([]);
});
