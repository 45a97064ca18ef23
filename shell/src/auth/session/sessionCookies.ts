import Cookies from 'js-cookie';
import type { SessionKind } from './Session';

/** SPEC section 6 names both: the jwt of an account, or the token of a third party. */
const COOKIE_NAMES = { account: 'jwt', google: 'token' } as const satisfies Record<SessionKind, string>;

const ATTRIBUTES = { sameSite: 'Lax', secure: true, path: '/' } as const;

export function setSessionCookie(kind: SessionKind, token: string, expiresMs: number): void {
  Cookies.set(COOKIE_NAMES[kind], token, { ...ATTRIBUTES, expires: new Date(expiresMs) });
}

/** The token in use; undefined where nobody is signed in. */
export function findSessionToken(): { kind: SessionKind; token: string } | undefined {
  for (const kind of ['account', 'google'] as const) {
    const token = Cookies.get(COOKIE_NAMES[kind]);
    if (token !== undefined) return { kind, token };
  }
  return undefined;
}

export function removeSessionCookies(): void {
  for (const name of Object.values(COOKIE_NAMES)) Cookies.remove(name, ATTRIBUTES);
}
