import Cookies from 'js-cookie';

/** Every cookie the site may set. The privacy policy describes each of them. */
export const COOKIE_NAMES = { theme: 'theme', countdown: 'countdown' } as const;

export type CookieName = (typeof COOKIE_NAMES)[keyof typeof COOKIE_NAMES];

/** SPEC section 9. */
export const DEFAULT_LIFETIME_DAYS = 1;

interface CookieOptions {
  lifetimeDays?: number;
}

/** Stores a cookie for the whole site: one day unless told otherwise. SPEC section 9, DECISIONS 13. */
export function setCookie(name: CookieName, value: string, options: CookieOptions = {}): void {
  const { lifetimeDays = DEFAULT_LIFETIME_DAYS } = options;
  Cookies.set(name, value, { expires: lifetimeDays, sameSite: 'Lax', secure: true, path: '/' });
}

export function findCookie(name: CookieName): string | undefined {
  return Cookies.get(name);
}
