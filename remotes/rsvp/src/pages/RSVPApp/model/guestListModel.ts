import { createListeners } from '@portfolio/kit';
import type { Guest } from '../guest-list/guest';
import type { GuestChange } from '../guest-list/guestChange';
import { applyChange, findClashes, invertChange, isEmptyChange } from '../guest-list/guestChange';
import type { GuestStore, StoreChange } from '../storage/guestStore';
import { type StorageError, toStorageError } from '../storage/StorageError';
import type { TabSync } from '../storage/tabSync';
import type { GuestListState, News, SaveState } from './guestListState';
import { INITIAL_STATE, addUndo, keepIdentities, keepUndo } from './guestListState';
import { createUnsavedChanges } from './unsavedChanges';

interface ModelOptions {
  createStore: (options: { onLost: (error: StorageError) => void }) => GuestStore;
  createSync: (onNews: () => void) => TabSync;
}

export interface GuestListModel {
  getState: () => GuestListState;
  subscribe: (onChange: () => void) => () => void;
  /** Loads the stored list and follows other tabs. Can be stopped and restarted. */
  start: () => void;
  stop: () => void;
  /** Changes the list immediately and stores it later. The label describes the change for undo. */
  commit: (change: GuestChange, label: string) => void;
  setCapacity: (capacity: number | null) => void;
  /** Undoes the last change; rejects and returns the guests who cannot be restored because their name is taken. */
  undo: () => readonly Guest[];
  /** Discards all undo steps. */
  dismissUndo: () => void;
  dismissRejected: () => void;
  retry: () => void;
  deleteDamaged: () => void;
  /** Deletes the stored list and stores this tab's list as a new one. */
  recreateStorage: () => void;
}

/**
 * The guest list of one tab. Changes show immediately and are stored in the background; if storing fails they are kept
 * and counted, and retried with the next change or on request.
 */
export function createGuestListModel({ createStore, createSync }: ModelOptions): GuestListModel {
  const { subscribe, notify } = createListeners();
  const unsaved = createUnsavedChanges();
  const store = createStore({ onLost: fail });
  let sync: TabSync | undefined;
  let state = INITIAL_STATE;
  let isLoaded = false;
  /** The stored guests, as this tab last read or wrote them. */
  let known: readonly Guest[] = [];
  // Reads and writes run one at a time, or a list read before a write could overwrite what was written.
  let queue = Promise.resolve();

  function set(part: Partial<GuestListState>) {
    state = { ...state, ...part };
    notify();
  }

  function toNews(text: string): News {
    return { text, number: (state.news?.number ?? 0) + 1 };
  }

  function fail(error: StorageError) {
    isLoaded = false;
    set({
      phase: state.phase === 'ready' ? 'ready' : 'failed',
      save: { status: 'failed', error, unsavedCount: unsaved.count() },
    });
  }

  /** Makes everything that this tab shows an unsaved change. */
  function keepAll() {
    unsaved.add({ put: state.guests, remove: [], capacity: state.capacity ?? undefined });
  }

  function enqueue(work: () => Promise<void>) {
    queue = queue.then(work).catch((cause: unknown) => fail(toStorageError(cause)));
  }

  /** A failure stays visible until something has actually been stored. */
  function toUnsavedState(): SaveState {
    const { save: before } = state;
    return before.status === 'failed' ? { ...before, unsavedCount: unsaved.count() } : { status: 'saving' };
  }

  async function load() {
    const stored = await store.load();
    // The stored list was deleted while it was open here, and the notice says that its guests are kept in this tab.
    if (stored.isNew && state.save.status === 'failed') keepAll();
    unsaved.rebase(known, stored.guests);
    known = stored.guests;
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
      save: unsaved.count() > 0 ? toUnsavedState() : { status: 'saved' },
    });
  }

  async function write(change: StoreChange) {
    try {
      await store.write(change);
    } catch (cause) {
      const error = toStorageError(cause);
      if (error.failure !== 'duplicate') throw error;
      // Another tab was first. Reloading its list shows which guests are rejected; without any, a retry would change
      // nothing.
      const countBefore = state.rejected.length;
      await load();
      if (state.rejected.length === countBefore) throw error;
      return;
    }
    known = applyChange(known, change);
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
    set({ save: toUnsavedState() });
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
      enqueue(async () => store.close());
    },
    commit(guestChange, label) {
      if (isEmptyChange(guestChange)) return;
      const step = { label, change: invertChange(state.guests, guestChange) };
      set({ undo: addUndo(state.undo, step), news: toNews(label) });
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
      const undone = { ...step.change, put };
      set({
        undo: state.undo.slice(0, -1),
        news: isEmptyChange(undone) ? null : toNews(`Undone: ${step.label}`),
        rejected: [...state.rejected, ...clashes],
      });
      apply(undone);
      return clashes;
    },
    dismissUndo: () => set({ undo: [], news: null }),
    dismissRejected: () => set({ rejected: [] }),
    retry() {
      enqueue(load);
      enqueue(save);
    },
    deleteDamaged() {
      enqueue(async () => {
        await store.deleteDamaged(state.damaged);
        await load();
        // A change may have waited for the name of a damaged record.
        await save();
      });
    },
    recreateStorage() {
      // First, because a deletion that fails, as another tab has the list open, is carried out when that tab closes.
      keepAll();
      enqueue(async () => {
        await store.deleteAll();
        await save();
      });
    },
  };
}
