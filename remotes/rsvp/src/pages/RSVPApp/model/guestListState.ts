import type { Guest } from '../guest-list/guest';
import { isSameGuest } from '../guest-list/guest';
import type { GuestChange } from '../guest-list/guestChange';
import type { StorageError } from '../storage/StorageError';
import type { DamagedRecord } from '../storage/storedGuest';

/** A change that can be undone. */
export interface UndoStep {
  /** A description of the change, such as "Removed Ada Mbeki". */
  label: string;
  /** The change that undoes it. */
  change: GuestChange;
}

/** What was done last in this tab. */
export interface News {
  /** Such as "Added Ada Mbeki". */
  text: string;
  /** Differs for the same text said twice, so that it is announced twice. */
  number: number;
}

export type SaveState =
  | { status: 'saved' }
  | { status: 'saving' }
  | { status: 'failed'; error: StorageError; unsavedCount: number };

/** Everything the page shows about the list. */
export interface GuestListState {
  /** "waiting" until the first load has ended; "failed" until a load succeeds: the stored guests are then unknown. */
  phase: 'waiting' | 'ready' | 'failed';
  guests: readonly Guest[];
  /** Places at the party, null if there is no limit. */
  capacity: number | null;
  /** The last step is undone first. */
  undo: readonly UndoStep[];
  news: News | null;
  save: SaveState;
  damaged: readonly DamagedRecord[];
  /** Guests of this tab who could not be saved or restored, because another tab used their name first. */
  rejected: readonly Guest[];
}

export const INITIAL_STATE: GuestListState = {
  phase: 'waiting',
  guests: [],
  capacity: null,
  undo: [],
  news: null,
  save: { status: 'saved' },
  damaged: [],
  rejected: [],
};

/** The loaded list with the previous objects for unchanged guests, so that their rows do not re-render. */
export function keepIdentities(before: readonly Guest[], loaded: readonly Guest[]): readonly Guest[] {
  const known = new Map(before.map((guest) => [guest.id, guest]));
  const next = loaded.map((guest) => {
    const old = known.get(guest.id);
    return old && isSameGuest(old, guest) ? old : guest;
  });
  const isSame = next.length === before.length && next.every((guest, index) => guest === before[index]);
  return isSame ? before : next;
}

const UNDO_LIMIT = 50;

/** The undo steps that are still valid after a change by another tab: their guests are as this tab knows them. */
export function keepUndo(
  steps: readonly UndoStep[],
  before: readonly Guest[],
  after: readonly Guest[],
): readonly UndoStep[] {
  if (steps.length === 0 || before === after) return steps;
  const old = new Map(before.map((guest) => [guest.id, guest]));
  const now = new Map(after.map((guest) => [guest.id, guest]));
  const isUntouched = (id: string) => old.get(id) === now.get(id);
  return steps.filter(({ change }) => {
    return change.remove.every(isUntouched) && change.put.every(({ id }) => isUntouched(id));
  });
}

export function addUndo(steps: readonly UndoStep[], step: UndoStep): readonly UndoStep[] {
  return [...steps, step].slice(-UNDO_LIMIT);
}
