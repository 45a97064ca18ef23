import { COOKIE_NAMES, findCookie, removeCookie, setCookie } from '../../browser/siteCookie';
import type { SessionKind } from './Session';

const KINDS: readonly SessionKind[] = ['account', 'google'];

export function setSessionCookie(kind: SessionKind, token: string, expiresMs: number): void {
  setCookie(COOKIE_NAMES[kind], token, { expires: new Date(expiresMs) });
}

/** The token in use; undefined for a guest. */
export function findSessionToken(): { kind: SessionKind; token: string } | undefined {
  for (const kind of KINDS) {
    const token = findCookie(COOKIE_NAMES[kind]);
    if (token !== undefined) return { kind, token };
  }
  return undefined;
}

export function removeSessionCookies(): void {
  for (const kind of KINDS) removeCookie(COOKIE_NAMES[kind]);
}
