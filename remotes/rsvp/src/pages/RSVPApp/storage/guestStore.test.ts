import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore, forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { createGuest, createGuests } from '../guest-testing/guestBuilders';
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
  expect(await openTab().load()).toEqual({ guests: [], capacity: null, damaged: [], isNew: true });
});

test('guests and capacity survive closing the tab', async () => {
  const first = openTab();
  await first.write({ put: [ada, bo], remove: [], capacity: 120 });
  first.close();
  expect(await openTab().load()).toEqual({ guests: [ada, bo], capacity: 120, damaged: [], isNew: false });
});

test('the capacity stays until it is overwritten, and is null unless it is a whole number', async () => {
  const store = openTab();
  const readCapacity = async () => (await store.load()).capacity;
  await store.write({ put: [], remove: [], capacity: 1 });
  await store.write({ put: [ada], remove: [] });
  expect(await readCapacity()).toBe(1);
  for (const capacity of [0, 1.5]) {
    await store.write({ put: [], remove: [], capacity });
    expect(await readCapacity()).toBeNull();
  }
});

test('a large party is written in small steps', async () => {
  const { put } = IDBObjectStore.prototype;
  let pending = 0;
  let mostPending = 0;
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    const request = put.apply(this, args);
    mostPending = Math.max(mostPending, (pending += 1));
    request.addEventListener('success', () => (pending -= 1));
    return request;
  });
  const party = createGuests(60);
  const store = openTab();
  await store.write({ put: party, remove: [] });
  expect(mostPending).toBe(25);
  expect((await store.load()).guests).toHaveLength(60);
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

test('a name is free again in the change that renames its owner, in any order', async () => {
  const store = openTab();
  await store.write({ put: [ada, bo], remove: [] });
  const renamed = [
    { ...bo, name: 'Ada' },
    { ...ada, name: 'Cleo' },
  ];
  await store.write({ put: renamed, remove: [] });
  expect((await store.load()).guests.map(({ id, name }) => [id, name])).toEqual([
    ['Ada', 'Cleo'],
    ['Bo', 'Ada'],
  ]);
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

  test.each([true, false])('leaves the list unchanged (thrown synchronously: %s)', async (isThrown) => {
    const store = openTab();
    await store.write({ put: [ada], remove: [] });
    failAtSecondPut('QuotaExceededError', isThrown);
    await expect(store.write({ put: [bo, cy], remove: ['Ada'] })).rejects.toMatchObject({
      name: 'StorageError',
    });
    jest.restoreAllMocks();
    expect((await openTab().load()).guests).toEqual([ada]);
  });

  test('is reported as a full disk if the browser says so', async () => {
    const store = openTab();
    await store.load();
    failAtSecondPut('QuotaExceededError', true);
    await expect(store.write({ put: [bo, cy], remove: [] })).rejects.toMatchObject({ failure: 'full' });
  });

  test('can be retried on the same store', async () => {
    const store = openTab();
    failAtSecondPut('QuotaExceededError', true);
    await expect(store.write({ put: [bo, cy], remove: [] })).rejects.toMatchObject({ failure: 'full' });
    jest.restoreAllMocks();
    await store.write({ put: [bo, cy], remove: [] });
    expect((await store.load()).guests).toEqual([bo, cy]);
  });
});

/** Aborts the transaction after a successful request, as a browser does if it cannot write to the disk. */
function failAfter(method: 'put' | 'delete') {
  const original = IDBObjectStore.prototype[method] as (this: IDBObjectStore, ...args: never[]) => IDBRequest;
  jest.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
    this: IDBObjectStore,
    ...args: unknown[]
  ) {
    const request = original.apply(this, args as never[]);
    request.addEventListener('success', () => this.transaction.abort());
    return request as never;
  });
}

test('a change or a deletion that does not reach the disk fails', async () => {
  const store = openTab();
  await store.write({ put: [ada], remove: [] });
  failAfter('put');
  await expect(store.write({ put: [bo], remove: [] })).rejects.toMatchObject({ failure: 'broken' });
  failAfter('delete');
  await expect(store.deleteDamaged([{ key: 'Ada', value: {} }])).rejects.toMatchObject({ failure: 'broken' });
  jest.restoreAllMocks();
  expect((await store.load()).guests).toEqual([ada]);
});

test('a second guest with the same name is refused, also from another tab', async () => {
  await openTab().write({ put: [ada], remove: [] });
  const twin = createGuest({ id: 'twin', name: ' aDA ' });
  await expect(openTab().write({ put: [twin], remove: [] })).rejects.toMatchObject({ failure: 'duplicate' });
  expect((await openTab().load()).guests).toEqual([ada]);
});

test('after a refused name the list stays open', async () => {
  const open = jest.spyOn(indexedDB, 'open');
  const store = openTab();
  await store.write({ put: [ada], remove: [] });
  const twin = createGuest({ id: 'twin', name: 'Ada' });
  await expect(store.write({ put: [twin], remove: [] })).rejects.toMatchObject({ failure: 'duplicate' });
  await store.load();
  expect(open).toHaveBeenCalledTimes(1);
});

test('a browser without storage is reported as such', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  await expect(openTab().load()).rejects.toMatchObject({ failure: 'unavailable' });
});

test('storage that is forbidden is reported as such', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('not here', 'SecurityError');
  });
  await expect(openTab().load()).rejects.toMatchObject({ failure: 'unavailable' });
});

test('a database that cannot be opened counts as broken, and a new list can be started', async () => {
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

test('a list of a newer app is refused and not changed', async () => {
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

test('a newer app in another tab gets the list, and this tab is notified that it is outdated', async () => {
  await openTab().load();
  const newer = await openDB(DATABASE_NAME, STORAGE_FORMAT + 1);
  newer.close();
  expect(onLost).toHaveBeenCalledWith(expect.objectContaining({ failure: 'outdated' }));
  await expect(stores[0]?.load()).rejects.toMatchObject({ failure: 'newer' });
});

test('a list that was already closed is not reported as lost to a newer app', async () => {
  const store = openTab();
  await store.load();
  store.close();
  (await openDB(DATABASE_NAME, STORAGE_FORMAT + 1)).close();
  expect(onLost).not.toHaveBeenCalled();
});

test('a list that the browser closes is reported as lost, and opened again when needed', async () => {
  const opened: IDBDatabase[] = [];
  const { open } = indexedDB;
  jest.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const request = open.apply(indexedDB, args);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  });
  const store = openTab();
  await store.write({ put: [ada], remove: [] });
  forceCloseDatabase(opened[0] as never);
  expect(onLost).toHaveBeenCalledWith(expect.objectContaining({ failure: 'broken' }));
  expect((await store.load()).guests).toEqual([ada]);
});

test('a list that is deleted is not reported as lost, and a new one can be started', async () => {
  const store = openTab();
  await store.write({ put: [ada], remove: [] });
  await store.deleteAll();
  expect(onLost).not.toHaveBeenCalled();
  expect((await store.load()).guests).toEqual([]);
});

test('a list that is deleted from outside is reported as lost, and then as new, once', async () => {
  const store = openTab();
  await store.write({ put: [ada], remove: [] });
  await store.load();
  await deleteDB(DATABASE_NAME);
  expect(onLost).toHaveBeenCalledWith(expect.objectContaining({ failure: 'broken' }));
  expect(await store.load()).toMatchObject({ guests: [], isNew: true });
  expect(await store.load()).toMatchObject({ guests: [], isNew: false });
});

test('a list of format 2, which browsers may have stored, is read unchanged', async () => {
  const kept = await openDB(DATABASE_NAME, 2, {
    upgrade(database) {
      const guests = database.createObjectStore('guests', { keyPath: 'id' });
      guests.createIndex('nameKey', 'nameKey', { unique: true });
      database.createObjectStore('settings');
    },
  });
  await kept.put('guests', { ...ada, nameKey: 'ada' });
  kept.close();
  expect((await openTab().load()).guests).toEqual([ada]);
});

test('a list that another tab keeps open is not deleted', async () => {
  const other = await openDB(DATABASE_NAME);
  await expect(openTab().deleteAll()).rejects.toMatchObject({ name: 'StorageError', failure: 'blocked' });
  other.close();
});

test('a browser that cannot delete the list is reported', async () => {
  jest.spyOn(indexedDB, 'deleteDatabase').mockImplementation(() => {
    throw new DOMException('not here', 'SecurityError');
  });
  await expect(openTab().deleteAll()).rejects.toMatchObject({ name: 'StorageError', failure: 'unavailable' });
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

  test('refuses a second guest with the same name once it is migrated', async () => {
    (await storeFormatOne([{ id: 'a', name: 'Ada', confirmed: true }])).close();
    const twin = createGuest({ id: 'twin', name: 'Ada' });
    await expect(openTab().write({ put: [twin], remove: [] })).rejects.toMatchObject({
      failure: 'duplicate',
    });
  });

  test('stays unchanged if it cannot be migrated, which can be retried', async () => {
    (await storeFormatOne([{ id: 'a', name: 'Ada', confirmed: true }])).close();
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await expect(openTab().load()).rejects.toMatchObject({ name: 'StorageError' });
    jest.restoreAllMocks();
    expect((await openTab().load()).guests).toHaveLength(1);
  });

  test('that another tab holds open is reported as blocked, and opens once it is released', async () => {
    const old = await storeFormatOne([{ id: 'a', name: 'Ada', confirmed: true }]);
    const store = openTab();
    await expect(store.load()).rejects.toMatchObject({ failure: 'blocked' });
    old.close();
    expect((await store.load()).guests).toHaveLength(1);
    // The abandoned attempt has no connection to lose, so onLost is only called for the open one.
    (await openDB(DATABASE_NAME, STORAGE_FORMAT + 1)).close();
    expect(onLost).toHaveBeenCalledTimes(1);
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
