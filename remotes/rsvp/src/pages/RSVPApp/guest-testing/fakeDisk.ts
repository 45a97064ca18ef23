import type { Guest } from '../guest-list/guest';
import { applyChange, findClashes } from '../guest-list/guestChange';
import type { GuestStore } from '../storage/guestStore';
import type { StorageFailure } from '../storage/StorageError';
import { StorageError } from '../storage/StorageError';
import type { TabSync } from '../storage/tabSync';
import type { DamagedRecord } from '../storage/storedGuest';

/** A disk shared by several tabs, which fails on request. */
export interface FakeDisk {
  guests: readonly Guest[];
  capacity: number | null;
  damaged: DamagedRecord[];
  /** True until the next load: there is no stored list. */
  isNew: boolean;
  writeCount: number;
  /** The failure of every access from now on; null repairs the disk. */
  failure: StorageFailure | null;
  /** The failure of every write from now on. */
  writeFailure: StorageFailure | null;
  /** The failure of deleting everything from now on. */
  deletionFailure: StorageFailure | null;
  createStore: () => GuestStore;
  createSync: (onNews: () => void) => TabSync;
}

export function createFakeDisk(guests: readonly Guest[] = []): FakeDisk {
  const tabs = new Set<() => void>();

  function check(failure: StorageFailure | null) {
    if (failure) throw new StorageError(failure);
  }

  const disk: FakeDisk = {
    guests,
    capacity: null,
    damaged: [],
    isNew: false,
    writeCount: 0,
    failure: null,
    writeFailure: null,
    deletionFailure: null,
    createStore: () => ({
      async load() {
        check(disk.failure);
        const { guests, capacity, damaged, isNew } = disk;
        disk.isNew = false;
        return structuredClone({ guests, capacity, damaged, isNew });
      },
      async write(change) {
        check(disk.failure ?? disk.writeFailure);
        if (findClashes(disk.guests, change).length > 0) throw new StorageError('duplicate');
        disk.guests = applyChange(disk.guests, structuredClone(change));
        if (change.capacity !== undefined) disk.capacity = change.capacity;
        disk.writeCount += 1;
      },
      async deleteDamaged() {
        check(disk.failure);
        disk.damaged = [];
      },
      async deleteAll() {
        check(disk.deletionFailure);
        disk.failure = null;
        disk.guests = [];
        disk.isNew = true;
      },
      close() {},
    }),
    createSync(onNews) {
      tabs.add(onNews);
      return {
        announce: () => tabs.forEach((tab) => tab !== onNews && tab()),
        close: () => void tabs.delete(onNews),
      };
    },
  };
  return disk;
}

/** Lets everything that waits for the disk continue. */
export async function settleDisk() {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
