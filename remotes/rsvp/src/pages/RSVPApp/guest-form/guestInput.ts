import { findExcessText } from '@portfolio/design';
import type { Guest, GuestFields, GuestStatus } from '../guest-list/guest';
import {
  EMPTY_FIELDS,
  GUEST_LIMITS,
  MAX_LENGTHS,
  isPartySize,
  toCleanFields,
  toWholeNumber,
} from '../guest-list/guest';
import { findNamesake, toNameKey } from '../guest-list/guestName';

/** A guest as typed: the party size is text until it is parsed. */
export interface GuestInput extends Omit<GuestFields, 'partySize'> {
  status: GuestStatus;
  partySize: string;
}

export type GuestInputErrors = Readonly<Partial<Record<keyof GuestInput, string>>>;

export function toInput(fields: GuestFields): GuestInput {
  const { name, status, diet, notes } = fields;
  return { name, status, partySize: String(fields.partySize), diet, notes };
}

export const EMPTY_INPUT = toInput(EMPTY_FIELDS);

export function isEmptyInput(input: GuestInput): boolean {
  return (Object.keys(EMPTY_INPUT) as (keyof GuestInput)[]).every((key) => input[key] === EMPTY_INPUT[key]);
}

export function toGuestFields(input: GuestInput): GuestFields {
  return toCleanFields({ ...input, partySize: toWholeNumber(input.partySize) });
}

interface NameContext {
  guests: readonly Guest[];
  /** The guest being edited, whose own name does not count as taken. */
  editedId?: string;
}

function checkName(name: string, { guests, editedId }: NameContext): string | undefined {
  if (toNameKey(name) === '') return 'Required field.';
  const namesake = findNamesake(guests, name, editedId);
  if (namesake) return `“${namesake.name}” is already on the list.`;
  return findExcessText(name.trim(), MAX_LENGTHS.name);
}

function checkPartySize(text: string): string | undefined {
  if (text.trim() === '') return 'Required field.';
  if (isPartySize(toWholeNumber(text))) return undefined;
  return `Enter a whole number from ${GUEST_LIMITS.partySizeMin} to ${GUEST_LIMITS.partySizeMax}.`;
}

/** The errors to fix before the guest can be saved; empty if there are none. */
export function checkInput(input: GuestInput, context: NameContext): GuestInputErrors {
  const errors: Record<string, string | undefined> = {
    name: checkName(input.name, context),
    partySize: checkPartySize(input.partySize),
    diet: findExcessText(input.diet.trim(), MAX_LENGTHS.diet),
    notes: findExcessText(input.notes.trim(), MAX_LENGTHS.notes),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
