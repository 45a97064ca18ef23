import { useSyncExternalStore } from 'react';
import { SiteError } from '@portfolio/contract';
import { createListeners } from '@portfolio/kit';
import { browserPage } from '../../browser/browserPage';
import { readSession } from './readSession';
import { GUEST, type Session, type SessionKind, type User } from './Session';
import { removeSessionCookies, setSessionCookie } from './sessionCookies';
import { findTokenClaims } from './tokenClaims';
import { removeUser, storeUser, USER_KEY } from './userStorage';

/* A store rather than a context: if a context changed above a page still waiting for its remote, React would drop
   it. */
const { subscribe, notify } = createListeners({ onFirst: startListening, onLast: stopListening });
let isListening = false;
let session: Session | undefined;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

/** The maximum delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Returns who is signed in, as far as this browser knows. */
export function getSession(): Session {
  session ??= readSession(Date.now());
  return session;
}

const getServerSession = (): Session => GUEST;

/** The current session; changes on sign-in, on sign-out, also in another tab, and on expiry. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, getSession, getServerSession);
}

/**
 * Signs a visitor in: stores the user in local storage and the token in a cookie. SPEC section 7. If the API
 * shares the site's origin, this token has no signature: it only says who is signed in, and the session itself is in a
 * cookie that no script can read. DECISIONS 28.
 *
 * @throws {SiteError} code `NO_STORAGE` if the browser stores neither
 */
export function signIn(user: Omit<User, 'token' | 'isLoggedIn'>, token: string, kind: SessionKind): void {
  const claims = findTokenClaims(token, kind);
  try {
    removeSessionCookies();
    // The cookie first: storing the user notifies the other tabs, which must find both.
    setSessionCookie(kind, token, claims?.expiresMs ?? 0);
    storeUser({ ...user, token, isLoggedIn: true });
  } catch {
    // Reported below, together with writes that fail silently.
  }
  update(readSession(Date.now()));
  if (getSession().status === 'signedIn') return;
  clear();
  throw new SiteError(
    'Failed to sign in: this browser keeps neither cookies nor storage for this site. Allow both in its settings, or leave private mode.',
    'NO_STORAGE',
  );
}

/** Signs out here and in all tabs, and reloads the page. SPEC section 6. */
export function signOut(): void {
  clear();
  update(GUEST);
  browserPage.reload();
}

function clear(): void {
  removeSessionCookies();
  removeUser();
}

function update(next: Session): void {
  session = next;
  scheduleExpiry(next);
  notify();
}

/** Reads everything again, because it may have been changed elsewhere or may have expired. */
function refresh(): void {
  const next = readSession(Date.now());
  const before = session ?? next;
  if (next.status === 'signedIn') {
    if (before.status !== 'signedIn' || before.user.token !== next.user.token) update(next);
    // The timer fired early: the clock was set back, or the delay exceeds the maximum.
    else scheduleExpiry(next);
    return;
  }
  // Removes incomplete, modified and expired sessions.
  clear();
  if (before.status === 'signedIn') update({ status: 'guest', hasExpired: before.expiresMs <= Date.now() });
}

function scheduleExpiry(next: Session): void {
  clearTimeout(expiryTimer);
  if (next.status === 'guest' || !isListening) return;
  expiryTimer = setTimeout(refresh, Math.min(next.expiresMs - Date.now(), MAX_TIMER_MS));
}

function handleStorage({ key }: StorageEvent): void {
  if (key === USER_KEY || key === null) refresh();
}

/** Timers do not run while a laptop sleeps. */
function handleVisibility(): void {
  if (document.visibilityState === 'visible') refresh();
}

function startListening(): void {
  isListening = true;
  window.addEventListener('storage', handleStorage);
  document.addEventListener('visibilitychange', handleVisibility);
  refresh();
}

function stopListening(): void {
  isListening = false;
  window.removeEventListener('storage', handleStorage);
  document.removeEventListener('visibilitychange', handleVisibility);
  clearTimeout(expiryTimer);
}
