import type { Guest } from '../guest-list/guest';
import type { GuestChange } from '../guest-list/guestChange';
import { pickChanges } from '../guest-list/guestChange';
import type { StoreChange } from '../storage/guestStore';

/** Changes that are not on the disk yet. Later changes of a guest replace earlier ones. */
export interface UnsavedChanges {
  add: (change: StoreChange) => void;
  /** All unsaved changes as one. They are kept until {@link settle} is called. */
  toChange: () => StoreChange;
  toGuestChange: () => GuestChange;
  /** Removes the changes that a finished write has stored, unless they have changed again since. */
  settle: (written: StoreChange) => void;
  /**
   * Applies the changed fields of each guest to the guest that is stored now, so that another tab's changes of the
   * other fields are kept.
   *
   * @param before - the stored guests that the changes were made to
   */
  rebase: (before: readonly Guest[], stored: readonly Guest[]) => void;
  /** Removes guests that must not be stored. */
  drop: (ids: Iterable<string>) => void;
  count: () => number;
}

export function createUnsavedChanges(): UnsavedChanges {
  /** null marks a removed guest. */
  const guests = new Map<string, Guest | null>();
  let capacity: number | null | undefined;

  function toGuestChange(): GuestChange {
    const put: Guest[] = [];
    const remove: string[] = [];
    for (const [id, guest] of guests) {
      if (guest) put.push(guest);
      else remove.push(id);
    }
    return { put, remove };
  }

  return {
    toGuestChange,
    toChange: () => ({ ...toGuestChange(), capacity }),
    add(change) {
      for (const id of change.remove) guests.set(id, null);
      for (const guest of change.put) guests.set(guest.id, guest);
      if (change.capacity !== undefined) capacity = change.capacity;
    },
    settle(written) {
      for (const id of written.remove) if (guests.get(id) === null) guests.delete(id);
      for (const guest of written.put) if (guests.get(guest.id) === guest) guests.delete(guest.id);
      if (written.capacity === capacity) capacity = undefined;
    },
    rebase(before, stored) {
      const old = new Map(before.map((guest) => [guest.id, guest]));
      for (const now of stored) {
        const guest = guests.get(now.id);
        const base = old.get(now.id);
        if (guest && base) guests.set(now.id, { ...now, ...pickChanges(base, guest) });
      }
    },
    drop(ids) {
      for (const id of ids) guests.delete(id);
    },
    count: () => guests.size + (capacity === undefined ? 0 : 1),
  };
}
