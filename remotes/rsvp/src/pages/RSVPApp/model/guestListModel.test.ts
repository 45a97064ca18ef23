import { createGuest } from '../guest-testing/guestBuilders';
import type { FakeDisk } from '../guest-testing/fakeDisk';
import { createFakeDisk, settleDisk } from '../guest-testing/fakeDisk';
import { editGuest, removeGuests, setStatus } from '../guest-list/guestChange';
import type { GuestListModel } from './guestListModel';
import { createGuestListModel } from './guestListModel';

const ada = createGuest({ name: 'Ada', addedAtMs: 1 });
const bo = createGuest({ name: 'Bo', addedAtMs: 2 });
const cy = createGuest({ name: 'Cy', addedAtMs: 3 });

const put = (...guests: (typeof ada)[]) => ({ put: guests, remove: [] });
const namesOf = ({ guests }: { guests: readonly { name: string }[] }) => guests.map(({ name }) => name);

/** A tab in which the list is open. */
async function openTab(disk: FakeDisk): Promise<GuestListModel> {
  const model = createGuestListModel(disk);
  model.start();
  await settleDisk();
  return model;
}

test('waits for the disk, then shows the stored list', async () => {
  const model = createGuestListModel(createFakeDisk([ada]));
  model.start();
  expect(model.getState()).toMatchObject({ phase: 'waiting', guests: [] });
  await settleDisk();
  expect(model.getState()).toMatchObject({ phase: 'ready', save: { status: 'saved' } });
  expect(namesOf(model.getState())).toEqual(['Ada']);
});

test('a change shows at once and is stored afterwards', async () => {
  const disk = createFakeDisk();
  const model = await openTab(disk);
  model.commit(put(ada), 'Added');
  expect(namesOf(model.getState())).toEqual(['Ada']);
  expect(model.getState().save.status).toBe('saving');
  await settleDisk();
  expect(model.getState().save.status).toBe('saved');
  expect(namesOf(disk)).toEqual(['Ada']);
});

test('guests added before the disk has answered join the stored ones', async () => {
  const disk = createFakeDisk([ada]);
  const model = createGuestListModel(disk);
  model.start();
  model.commit(put(bo), 'Added');
  await settleDisk();
  expect(namesOf(model.getState())).toEqual(['Ada', 'Bo']);
  expect(namesOf(disk)).toEqual(['Ada', 'Bo']);
});

test('the capacity is stored and read', async () => {
  const disk = createFakeDisk();
  (await openTab(disk)).setCapacity(120);
  await settleDisk();
  expect((await openTab(disk)).getState().capacity).toBe(120);
});

describe('undo', () => {
  test('restores removed guests, on the disk too', async () => {
    const disk = createFakeDisk([ada, bo]);
    const model = await openTab(disk);
    model.commit(removeGuests(['Ada']), 'Removed Ada');
    await settleDisk();
    expect(model.getState().undo.map(({ label }) => label)).toEqual(['Removed Ada']);
    expect(model.undo()).toEqual([]);
    await settleDisk();
    expect(namesOf(disk).sort()).toEqual(['Ada', 'Bo']);
    expect(model.getState().undo).toEqual([]);
  });

  test('undoes one step after the other, the last one first', async () => {
    const model = await openTab(createFakeDisk([ada, bo, cy]));
    model.commit(removeGuests(['Ada']), 'Removed Ada');
    model.commit(removeGuests(['Bo']), 'Removed Bo');
    model.undo();
    expect(namesOf(model.getState()).sort()).toEqual(['Bo', 'Cy']);
    model.undo();
    expect(namesOf(model.getState()).sort()).toEqual(['Ada', 'Bo', 'Cy']);
  });

  test('keeps a guest whose name another tab has used in the meantime, and restores the others', async () => {
    const disk = createFakeDisk([ada, bo]);
    const [first, second] = [await openTab(disk), await openTab(disk)];
    first.commit(removeGuests(['Ada', 'Bo']), 'Removed 2 guests');
    await settleDisk();
    second.commit(put(createGuest({ id: 'other', name: 'ADA' })), 'Added');
    await settleDisk();
    expect(namesOf({ guests: first.undo() })).toEqual(['Ada']);
    expect(namesOf(first.getState()).sort()).toEqual(['ADA', 'Bo']);
    expect(first.getState().rejected).toEqual([ada]);
  });

  test('undoes an edit before the confirmation that preceded it', async () => {
    const model = await openTab(createFakeDisk([ada, bo]));
    model.commit(setStatus([ada, bo], new Set(['Ada', 'Bo']), 'yes'), 'Confirmed 2 guests');
    const confirmed = model.getState().guests[0]!;
    model.commit(editGuest(confirmed, { ...confirmed, notes: 'Late' }), 'Changed Ada');
    model.undo();
    expect(model.getState().guests[0]).toEqual({ ...ada, status: 'yes' });
    model.undo();
    expect(model.getState().guests).toEqual([ada, bo]);
  });

  test('is withdrawn if another tab has changed one of its guests since', async () => {
    const disk = createFakeDisk([ada, bo]);
    const [first, second] = [await openTab(disk), await openTab(disk)];
    first.commit(setStatus([ada], new Set(['Ada']), 'yes'), 'Ada: coming');
    first.commit(setStatus([bo], new Set(['Bo']), 'yes'), 'Bo: coming');
    await settleDisk();
    second.commit(editGuest(ada, { ...ada, notes: 'Late' }), 'Changed Ada');
    await settleDisk();
    expect(first.getState().undo.map(({ label }) => label)).toEqual(['Bo: coming']);
  });
});

describe('two tabs', () => {
  test('show the same after each change', async () => {
    const disk = createFakeDisk([ada]);
    const [first, second] = [await openTab(disk), await openTab(disk)];
    first.commit(put(bo), 'Added');
    await settleDisk();
    second.commit(removeGuests(['Ada']), 'Removed');
    await settleDisk();
    expect(namesOf(first.getState())).toEqual(['Bo']);
    expect(namesOf(second.getState())).toEqual(['Bo']);
  });

  test('keep the objects of guests that did not change', async () => {
    const disk = createFakeDisk([ada, bo]);
    const [first, second] = [await openTab(disk), await openTab(disk)];
    const before = second.getState().guests[1];
    first.commit(editGuest(ada, { ...ada, partySize: 5 }), 'Changed');
    await settleDisk();
    expect(second.getState().guests[0]?.partySize).toBe(5);
    expect(second.getState().guests[1]).toBe(before);
  });

  test('that add the same name at once: the second gets an error with everything typed', async () => {
    const disk = createFakeDisk();
    const [first, second] = [await openTab(disk), await openTab(disk)];
    first.commit(put(ada), 'Added');
    second.commit(put(createGuest({ id: 'twin', name: 'ADA', notes: 'Typed with care' }), cy), 'Added');
    await settleDisk();
    expect(namesOf(disk)).toEqual(['Ada', 'Cy']);
    expect(namesOf(second.getState())).toEqual(['Ada', 'Cy']);
    expect(second.getState().rejected).toEqual([expect.objectContaining({ notes: 'Typed with care' })]);
    expect(second.getState().save.status).toBe('saved');
  });

  test('show the same after a change right before one of them leaves the page', async () => {
    const disk = createFakeDisk();
    const [first, second] = [await openTab(disk), await openTab(disk)];
    first.commit(put(ada), 'Added');
    first.stop();
    await settleDisk();
    expect(namesOf(second.getState())).toEqual(['Ada']);
  });

  test('a stopped tab is not notified, and catches up when it starts again', async () => {
    const disk = createFakeDisk();
    const [first, second] = [await openTab(disk), await openTab(disk)];
    second.stop();
    first.commit(put(ada), 'Added');
    await settleDisk();
    expect(second.getState().guests).toEqual([]);
    second.start();
    await settleDisk();
    expect(namesOf(second.getState())).toEqual(['Ada']);
  });
});

describe.each(['unavailable', 'blocked', 'broken', 'newer', 'outdated'] as const)(
  'a disk that is %s',
  (failure) => {
    test('is named, and the list stays usable', async () => {
      const disk = createFakeDisk();
      disk.failure = failure;
      const model = await openTab(disk);
      model.commit(put(ada), 'Added');
      await settleDisk();
      expect(model.getState()).toMatchObject({
        phase: 'failed',
        save: { status: 'failed', error: { failure }, unsavedCount: 1 },
      });
      expect(namesOf(model.getState())).toEqual(['Ada']);
    });

    test('receives all changes once it is fixed and retried', async () => {
      const disk = createFakeDisk([bo]);
      disk.failure = failure;
      const model = await openTab(disk);
      model.commit(put(ada), 'Added');
      await settleDisk();
      disk.failure = null;
      model.retry();
      await settleDisk();
      expect(model.getState()).toMatchObject({ phase: 'ready', save: { status: 'saved' } });
      expect(namesOf(disk)).toEqual(['Bo', 'Ada']);
    });
  },
);

describe('a full disk', () => {
  test('leaves the list ready, because it has been read', async () => {
    const disk = createFakeDisk([ada]);
    const model = await openTab(disk);
    disk.writeFailure = 'full';
    model.commit(put(bo), 'Added');
    await settleDisk();
    expect(model.getState()).toMatchObject({ phase: 'ready', save: { status: 'failed' } });
  });

  test('loses no changes, which are counted, and stays reported while more are made', async () => {
    const disk = createFakeDisk([ada]);
    const model = await openTab(disk);
    disk.writeFailure = 'full';
    model.commit(put(bo), 'Added');
    await settleDisk();
    model.commit(put(cy), 'Added');
    expect(model.getState().save).toMatchObject({
      status: 'failed',
      error: { failure: 'full' },
      unsavedCount: 2,
    });
    await settleDisk();
    expect(model.getState().save).toMatchObject({ status: 'failed', unsavedCount: 2 });
    expect(namesOf(model.getState())).toEqual(['Ada', 'Bo', 'Cy']);
    expect(namesOf(disk)).toEqual(['Ada']);
  });

  test('does not make a tab overwrite the fields that another tab has changed meanwhile', async () => {
    const disk = createFakeDisk([ada]);
    const [first, second] = [await openTab(disk), await openTab(disk)];
    first.commit(put({ ...ada, status: 'yes' }), 'Ada: coming');
    await settleDisk();
    disk.writeFailure = 'full';
    first.commit(put({ ...ada, status: 'yes', diet: 'Vegan' }), 'Changed Ada');
    await settleDisk();
    disk.writeFailure = null;
    second.commit(put({ ...ada, status: 'no', notes: 'Late' }), 'Changed Ada');
    await settleDisk();
    const merged = { ...ada, status: 'no', diet: 'Vegan', notes: 'Late' };
    expect(first.getState().guests).toEqual([merged]);
    first.retry();
    await settleDisk();
    expect(disk.guests).toEqual([merged]);
  });

  test('gets all changes with the next one once there is room', async () => {
    const disk = createFakeDisk();
    const model = await openTab(disk);
    disk.writeFailure = 'full';
    model.commit(put(bo), 'Added');
    await settleDisk();
    disk.writeFailure = null;
    model.commit(put(cy), 'Added');
    await settleDisk();
    expect(namesOf(disk)).toEqual(['Bo', 'Cy']);
    expect(model.getState().save.status).toBe('saved');
  });
});

test('a name that only a damaged record holds is a failure, not an endless loop', async () => {
  const disk = createFakeDisk();
  const model = await openTab(disk);
  disk.writeFailure = 'duplicate';
  model.commit(put(ada), 'Added');
  await settleDisk();
  expect(model.getState().save).toMatchObject({ status: 'failed', error: { failure: 'duplicate' } });
});

test('starting again replaces a broken list with the guests of this tab', async () => {
  const disk = createFakeDisk([bo]);
  const model = await openTab(disk);
  disk.failure = 'broken';
  model.commit(put(ada), 'Added');
  await settleDisk();
  model.recreateStorage();
  await settleDisk();
  expect(namesOf(disk).sort()).toEqual(['Ada', 'Bo']);
  expect(model.getState().save.status).toBe('saved');
});

test('starting again keeps the guests of this tab if the old list is deleted only later', async () => {
  const disk = createFakeDisk([bo]);
  const model = await openTab(disk);
  disk.failure = 'broken';
  model.commit(put(ada), 'Added');
  await settleDisk();
  disk.deletionFailure = 'blocked';
  model.recreateStorage();
  await settleDisk();
  expect(model.getState().save).toMatchObject({ status: 'failed', error: { failure: 'blocked' } });
  disk.failure = null;
  disk.guests = [];
  model.retry();
  await settleDisk();
  expect(namesOf(model.getState()).sort()).toEqual(['Ada', 'Bo']);
  expect(namesOf(disk).sort()).toEqual(['Ada', 'Bo']);
});

test('a guest who waited for the name of a damaged record is stored once the record is deleted', async () => {
  const disk = createFakeDisk();
  disk.damaged = [{ key: 'x', value: { id: 'x', nameKey: 'ada' } }];
  const model = await openTab(disk);
  disk.writeFailure = 'duplicate';
  model.commit(put(ada), 'Added');
  await settleDisk();
  disk.writeFailure = null;
  model.deleteDamaged();
  await settleDisk();
  expect(namesOf(disk)).toEqual(['Ada']);
  expect(model.getState().save.status).toBe('saved');
});

test('a stored list that is deleted from outside leaves its guests in the tab, to be stored again on request', async () => {
  const disk = createFakeDisk([ada, bo]);
  const model = await openTab(disk);
  model.setCapacity(30);
  disk.failure = 'broken';
  model.retry();
  await settleDisk();
  Object.assign(disk, { failure: null, writeFailure: 'full', guests: [], capacity: null, isNew: true });
  model.retry();
  await settleDisk();
  expect(namesOf(model.getState())).toEqual(['Ada', 'Bo']);
  expect(model.getState().save).toMatchObject({ status: 'failed', unsavedCount: 3 });
  disk.writeFailure = null;
  model.retry();
  await settleDisk();
  expect(namesOf(disk)).toEqual(['Ada', 'Bo']);
  expect(disk.capacity).toBe(30);
});

test('damaged records are shown until they are deleted', async () => {
  const disk = createFakeDisk([ada]);
  disk.damaged = [{ key: 'x', value: { id: 'x' } }];
  const model = await openTab(disk);
  expect(model.getState().damaged).toHaveLength(1);
  model.deleteDamaged();
  await settleDisk();
  expect(model.getState().damaged).toEqual([]);
});

test('changes made during a write are written together after it', async () => {
  const disk = createFakeDisk();
  const model = await openTab(disk);
  for (let index = 0; index < 50; index += 1)
    model.commit(put({ ...ada, partySize: 1 + (index % 9) }), 'Added');
  await settleDisk();
  expect(disk.writeCount).toBeLessThanOrEqual(2);
  expect(disk.guests[0]?.partySize).toBe(5);
});
