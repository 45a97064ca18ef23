import type { FieldFaults } from '../requests/RequestFault';
import { hasInvisible, isReadable, mixesScripts, toSkeleton } from './lookAlikes';

/*
 * Copies of the rules of the sign-up form: the API is deployed separately, so it imports no browser code. A test
 * compares them with those of the form.
 */
export const EMAIL_PATTERN = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,63}$/;
export const PASSWORD_PATTERN = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*])\S{8,}$/;
export const TEXT_MAX_LENGTH = 50;
const USERNAME_MIN_LENGTH = 3;

/** Control characters and lone surrogates: a database may reject them. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/u;

/** The labels of a domain may not begin or end with a hyphen. The form's pattern does not check this. */
const DOMAIN_PATTERN = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]+$/;

const TOO_LONG = `At most ${TEXT_MAX_LENGTH} characters are allowed.`;

/** The checks for the fields of a new account: each returns a fault, or null if there is none. */
const RULES = {
  name: (value: string) => {
    if (value === '') return 'Required field.';
    if (value.length > TEXT_MAX_LENGTH) return TOO_LONG;
    if (UNWRITABLE.test(value)) return 'Control characters are not allowed.';
    return isReadable(value) ? null : 'This name cannot be read. Use letters.';
  },
  email: (value: string) => {
    if (value.length > TEXT_MAX_LENGTH) return TOO_LONG;
    const isAddress = EMAIL_PATTERN.test(value) && DOMAIN_PATTERN.test(value.slice(value.indexOf('@') + 1));
    return isAddress ? null : 'This is not an email address.';
  },
  username: (value: string) => {
    if (value.length < USERNAME_MIN_LENGTH) return `At least ${USERNAME_MIN_LENGTH} characters are needed.`;
    if (value.length > TEXT_MAX_LENGTH) return TOO_LONG;
    if (hasInvisible(value)) return 'Spaces and invisible characters are not allowed.';
    return mixesScripts(value) ? 'Letters from different alphabets cannot be mixed in one name.' : null;
  },
  password: (value: string) => {
    if (value.length > TEXT_MAX_LENGTH) return TOO_LONG;
    return PASSWORD_PATTERN.test(value) ? null : 'The password does not meet the conditions.';
  },
} as const;

export type CredentialName = keyof typeof RULES;

export const CREDENTIAL_NAMES = Object.keys(RULES) as CredentialName[];

/** Checks the fields of a new account; reports all faults at once. */
export function findCredentialFaults(values: Readonly<Record<CredentialName, string>>): FieldFaults {
  return Object.fromEntries(
    CREDENTIAL_NAMES.flatMap((name) => {
      const fault = RULES[name](values[name]);
      return fault === null ? [] : [[name, fault]];
    }),
  );
}

/** The normalised form of an email address, under which it has to be unique. */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * The normalised form of a username, under which it has to be unique and accounts are stored. Two names are the same if
 * they differ only in case, in compatibility forms such as wide letters and ligatures, or in the Cyrillic, Greek and Latin
 * letters that `lookAlikes.ts` lists. Others stay apart even if fonts draw them alike: digits and letters (0 and o; 1, l
 * and I), and letters with a mark that has no composed form (i with U+0307), which several languages need.
 */
export function toUsernameKey(username: string): string {
  return toSkeleton(username);
}
