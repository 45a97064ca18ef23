import { DEV_SERVERS_COOKIE } from '@portfolio/contract';
import Cookies from 'js-cookie';

/** Every cookie that scripts of the site may set. The privacy policy describes each of them. */
export const COOKIE_NAMES = {
  theme: 'theme',
  countdown: 'countdown',
  /** SPEC section 6: says who is signed in. Contains the session token only if the API is on another origin. */
  account: 'jwt',
  /** SPEC section 6: the token of a third party. */
  google: 'token',
  /** For maintainers: the dev servers on their machine that their own server should allow. */
  devServers: DEV_SERVERS_COOKIE,
} as const;

/** The cookies that the API sets and no script can read. The privacy policy describes them too. */
export const API_COOKIE_NAMES = { session: '__Host-session', device: '__Host-device' } as const;

export type CookieName = (typeof COOKIE_NAMES)[keyof typeof COOKIE_NAMES];

/** SPEC section 9. */
export const DEFAULT_LIFETIME_DAYS = 1;

interface CookieOptions {
  /** Days, or the time at which it expires. */
  expires?: number | Date;
}

/** Safari stores no `Secure` cookie over plain HTTP, not even from localhost, where `npm start` serves the site. */
function getAttributes() {
  return { sameSite: 'Lax', secure: window.location.protocol === 'https:', path: '/' } as const;
}

/** Stores a cookie for the whole site: for one day unless `expires` is given. SPEC section 9, DECISIONS 13. */
export function setCookie(name: CookieName, value: string, options: CookieOptions = {}): void {
  const { expires = DEFAULT_LIFETIME_DAYS } = options;
  Cookies.set(name, value, { ...getAttributes(), expires });
}

/** Removes a cookie if there is one: on a slow phone, a write costs a page some milliseconds, even if it changes nothing. */
export function removeCookie(name: CookieName): void {
  if (document.cookie.includes(`${name}=`)) Cookies.remove(name, getAttributes());
}

export function findCookie(name: CookieName): string | undefined {
  return Cookies.get(name);
}
