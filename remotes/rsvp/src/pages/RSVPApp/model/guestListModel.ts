import { createListeners } from '@portfolio/kit';
import type { Guest } from '../guest-list/guest';
import type { GuestChange } from '../guest-list/guestChange';
import { applyChange, findClashes, invertChange, isEmptyChange } from '../guest-list/guestChange';
import type { GuestStore, StoreChange } from '../storage/guestStore';
import { type StorageError, toStorageError } from '../storage/StorageError';
import type { TabSync } from '../storage/tabSync';
import type { GuestListState } from './guestListState';
import { INITIAL_STATE, addUndo, keepIdentities, keepUndo } from './guestListState';
import { createUnsavedChanges } from './unsavedChanges';

interface ModelOptions {
  createStore: (options: { onLost: (error: StorageError) => void }) => GuestStore;
  createSync: (onNews: () => void) => TabSync;
}

export interface GuestListModel {
  getState: () => GuestListState;
  subscribe: (onChange: () => void) => () => void;
  /** Reads the stored list and follows the other tabs. Can be stopped and started again. */
  start: () => void;
  stop: () => void;
  /** Changes the list at once and stores it after. The label says in words what an undo takes back. */
  commit: (change: GuestChange, label: string) => void;
  setCapacity: (capacity: number | null) => void;
  /** Takes the last change back; gives the guests who cannot return because their name is taken. */
  undo: () => readonly Guest[];
  /** Gives up every step that could be undone. */
  dismissUndo: () => void;
  dismissRejected: () => void;
  retry: () => void;
  deleteDamaged: () => void;
  /** Deletes the stored list and stores what this tab has as a new one. */
  startAfresh: () => void;
}

/**
 * The guest list of one tab. Changes show at once and are stored behind; when storing fails they stay
 * here, are counted, and are tried again with the next change or on request.
 */
export function createGuestListModel({ createStore, createSync }: ModelOptions): GuestListModel {
  const { subscribe, notify } = createListeners();
  const unsaved = createUnsavedChanges();
  const store = createStore({ onLost: fail });
  let sync: TabSync | undefined;
  let state = INITIAL_STATE;
  let isLoaded = false;
  // Reading and writing take turns, or a list read before a write could replace what was written.
  let queue = Promise.resolve();

  function set(part: Partial<GuestListState>) {
    state = { ...state, ...part };
    notify();
  }

  function fail(error: StorageError) {
    isLoaded = false;
    set({ phase: 'ready', save: { status: 'failed', error, unsavedCount: unsaved.count() } });
  }

  function enqueue(work: () => Promise<void>) {
    queue = queue.then(work).catch((cause: unknown) => fail(toStorageError(cause)));
  }

  async function load() {
    const stored = await store.load();
    const clashes = findClashes(stored.guests, unsaved.toGuestChange());
    unsaved.drop(clashes.map(({ id }) => id));
    const merged = applyChange(stored.guests, unsaved.toGuestChange());
    const guests = keepIdentities(state.guests, merged);
    const { capacity = stored.capacity } = unsaved.toChange();
    isLoaded = true;
    set({
      phase: 'ready',
      guests,
      capacity,
      damaged: stored.damaged,
      undo: keepUndo(state.undo, state.guests, guests),
      rejected: [...state.rejected, ...clashes],
      save: unsaved.count() > 0 ? state.save : { status: 'saved' },
    });
  }

  async function write(change: StoreChange) {
    try {
      await store.write(change);
    } catch (cause) {
      const error = toStorageError(cause);
      if (error.failure !== 'duplicate') throw error;
      // Another tab was first. Reading its list sorts out who cannot stay; without anybody, nothing would change.
      const countBefore = state.rejected.length;
      await load();
      if (state.rejected.length === countBefore) throw error;
      return;
    }
    unsaved.settle(change);
    sync?.announce();
  }

  async function save() {
    if (!isLoaded) await load();
    while (unsaved.count() > 0) await write(unsaved.toChange());
    set({ save: { status: 'saved' } });
  }

  function change(next: StoreChange) {
    unsaved.add(next);
    // A failure stays in sight until something has really been stored.
    if (state.save.status !== 'failed') set({ save: { status: 'saving' } });
    enqueue(save);
  }

  function apply(guestChange: GuestChange) {
    if (isEmptyChange(guestChange)) return;
    set({ guests: applyChange(state.guests, guestChange) });
    change(guestChange);
  }

  return {
    getState: () => state,
    subscribe,
    start() {
      sync = createSync(() => enqueue(load));
      enqueue(load);
      enqueue(save);
    },
    stop() {
      sync?.close();
      sync = undefined;
      enqueue(async () => store.close());
    },
    commit(guestChange, label) {
      if (isEmptyChange(guestChange)) return;
      const step = { label, change: invertChange(state.guests, guestChange) };
      set({ undo: addUndo(state.undo, step) });
      apply(guestChange);
    },
    setCapacity(capacity) {
      set({ capacity });
      change({ put: [], remove: [], capacity });
    },
    undo() {
      const step = state.undo.at(-1);
      if (step === undefined) return [];
      const clashes = findClashes(state.guests, step.change);
      const put = step.change.put.filter((guest) => !clashes.includes(guest));
      set({ undo: state.undo.slice(0, -1) });
      apply({ ...step.change, put });
      return clashes;
    },
    dismissUndo: () => set({ undo: [] }),
    dismissRejected: () => set({ rejected: [] }),
    retry() {
      enqueue(load);
      enqueue(save);
    },
    deleteDamaged() {
      enqueue(async () => {
        await store.deleteDamaged(state.damaged);
        await load();
      });
    },
    startAfresh() {
      enqueue(async () => {
        await store.deleteAll();
        unsaved.add({ put: state.guests, remove: [], capacity: state.capacity });
        await save();
      });
    },
  };
}
