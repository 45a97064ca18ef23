/* The patterns and limits of SPEC sections 5 and 9. */

/** The top-level domain of an address: 2 or 3 letters, as SPEC requires, or any length that exists. */
export type TopLevelDomain = 'short' | 'any';

/** Local part, domain and a top-level domain. */
export const EMAIL_PATTERNS: Readonly<Record<TopLevelDomain, RegExp>> = {
  short: /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,3}$/,
  any: /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,63}$/,
};

/** A small letter, a capital, a digit, a special character, 8 characters or more and, per the checklist, no space. */
export const PASSWORD_PATTERN = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[!@#$%^&*])\S{8,}$/;

export const TEXT_MAX_LENGTH = 50;
export const EMAIL_MAX_LENGTH = 50;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 50;

/** A sample address: the email input's default placeholder, and the example of its pattern. */
export const EMAIL_SAMPLE = 'name@example.com';
