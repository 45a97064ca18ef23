import { callLogout } from './callLogout';

/** Where a sign-out is stored until it has reached the server, in case there is no connection. */
const SIGN_OUT_KEY = 'signOut';

let currentRequest = new AbortController();

/** Asks the server to end the session of a token, now or when a page is next opened. */
export async function revokeLater(token: string): Promise<void> {
  // A token without a signature is not needed: the server finds the session in its own cookie.
  const proof = token.endsWith('.') ? '' : token;
  withStorage(() => localStorage.setItem(SIGN_OUT_KEY, proof));
  if (await callLogout(proof, currentRequest.signal)) clearPendingSignOut();
}

/** Retries a sign-out that has not reached the server. */
export async function finishSignOut(): Promise<void> {
  const proof = withStorage(() => localStorage.getItem(SIGN_OUT_KEY)) ?? null;
  if (proof !== null && (await callLogout(proof, currentRequest.signal))) clearPendingSignOut();
}

/** Aborts a pending sign-out request: its response would remove the cookie of a session that starts in the meantime. */
export function holdSignOut(): void {
  currentRequest.abort();
  currentRequest = new AbortController();
}

export function clearPendingSignOut(): void {
  withStorage(() => localStorage.removeItem(SIGN_OUT_KEY));
}

/** Accesses the storage, if there is any. */
function withStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
