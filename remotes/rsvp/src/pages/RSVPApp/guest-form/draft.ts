import type { Guest } from '../guest-list/guest';
import { isGuestStatus } from '../guest-list/guest';
import { findGuest } from '../storage/storedGuest';
import type { GuestInput } from './guestInput';
import { EMPTY_INPUT, isEmptyInput } from './guestInput';

const KEY = 'rsvp-draft';

/**
 * Unsubmitted input in this tab's forms, kept so that a reload or a crash does not lose it. In session storage, because
 * two tabs have separate forms; a tab without session storage has no drafts.
 */
export interface Drafts {
  added: GuestInput;
  /** The guest as it was when editing began: it may have been removed from the list since. */
  edited: { guest: Guest; input: GuestInput } | null;
}

export const NO_DRAFTS: Drafts = { added: EMPTY_INPUT, edited: null };

function findInput(value: unknown): GuestInput | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, status, partySize, diet, notes } = value as Record<string, unknown>;
  const isInput = [name, partySize, diet, notes].every((text) => typeof text === 'string');
  return isInput && isGuestStatus(status)
    ? ({ name, status, partySize, diet, notes } as GuestInput)
    : undefined;
}

export function readDrafts(): Drafts {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return NO_DRAFTS;
    const { added, edited } = stored as { added?: unknown; edited?: { guest?: unknown; input?: unknown } };
    const guest = findGuest(edited?.guest);
    const input = findInput(edited?.input);
    return {
      added: findInput(added) ?? EMPTY_INPUT,
      edited: guest && input ? { guest, input } : null,
    };
  } catch {
    return NO_DRAFTS;
  }
}

export function writeDrafts(drafts: Drafts): void {
  try {
    if (isEmptyInput(drafts.added) && drafts.edited === null) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, JSON.stringify(drafts));
  } catch {
    // Without session storage, or if it is full, the forms still work.
  }
}
