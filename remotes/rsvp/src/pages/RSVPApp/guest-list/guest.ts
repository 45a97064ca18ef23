export const GUEST_STATUSES = ['pending', 'yes', 'no'] as const;
export type GuestStatus = (typeof GUEST_STATUSES)[number];

/** The label of each status in lists, filters and files. */
export const STATUS_LABELS: Readonly<Record<GuestStatus, string>> = {
  pending: 'No reply',
  yes: 'Coming',
  no: 'Not coming',
};

/** The fields of a guest that a host can type. */
export interface GuestFields {
  name: string;
  status: GuestStatus;
  /** Number of people invited, including the guest. */
  partySize: number;
  diet: string;
  notes: string;
}

export interface Guest extends GuestFields {
  id: string;
  addedAtMs: number;
}

/** In characters. */
export const MAX_LENGTHS = { name: 80, diet: 120, notes: 500 } as const;

export const GUEST_LIMITS = {
  partySizeMin: 1,
  partySizeMax: 50,
  capacityMax: 100_000,
} as const;

export const EMPTY_FIELDS: GuestFields = { name: '', status: 'pending', partySize: 1, diet: '', notes: '' };

export function isGuestStatus(value: unknown): value is GuestStatus {
  return GUEST_STATUSES.some((status) => status === value);
}

export function isPartySize(value: unknown): value is number {
  return (
    Number.isInteger(value) &&
    (value as number) >= GUEST_LIMITS.partySizeMin &&
    (value as number) <= GUEST_LIMITS.partySizeMax
  );
}

/** The whole number that a text states in digits, as "1000", "1,000" or with the ".0" of a spreadsheet; otherwise NaN. */
export function toWholeNumber(text: string): number {
  const digits = text.trim().replace(/^\d{1,3}(?:[,\s]\d{3})+$/, (grouped) => grouped.replace(/\D/g, ''));
  return /^\d+(?:\.0+)?$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Characters that no text needs: control characters other than tabs and line breaks. */
export const CONTROL = /[^\P{Cc}\s]/gu;

/** Trims every text and drops control characters, so that two guests never differ by what cannot be seen. */
export function toCleanFields(fields: GuestFields): GuestFields {
  const toClean = (text: string) => text.replace(CONTROL, '').trim();
  return {
    name: toClean(fields.name).replace(/\s+/g, ' '),
    status: fields.status,
    partySize: fields.partySize,
    diet: toClean(fields.diet),
    notes: toClean(fields.notes),
  };
}

export function toFields({ name, status, partySize, diet, notes }: GuestFields): GuestFields {
  return { name, status, partySize, diet, notes };
}

export function isSameGuest(a: Guest, b: Guest): boolean {
  return (
    a.id === b.id &&
    a.name === b.name &&
    a.status === b.status &&
    a.partySize === b.partySize &&
    a.diet === b.diet &&
    a.notes === b.notes &&
    a.addedAtMs === b.addedAtMs
  );
}
