import { callLogout } from './callLogout';

/** Where a sign-out is kept until the server has heard of it: there may be no connection just then. */
const SIGN_OUT_KEY = 'signOut';

let underWay = new AbortController();

/** Asks the server to end the session of a token, now or when a page is opened next. */
export async function revokeLater(token: string): Promise<void> {
  // Without a signature it is no secret, and the server finds the session in its own cookie.
  const proof = token.endsWith('.') ? '' : token;
  withStorage(() => localStorage.setItem(SIGN_OUT_KEY, proof));
  if (await callLogout(proof)) forgetSignOut();
}

/** Asks once more for what was not heard. */
export async function finishSignOut(): Promise<void> {
  const proof = withStorage(() => localStorage.getItem(SIGN_OUT_KEY)) ?? null;
  if (proof !== null && (await callLogout(proof, underWay.signal))) forgetSignOut();
}

/** Takes back what is on its way: the answer would remove the cookie of a session that begins meanwhile. */
export function holdSignOut(): void {
  underWay.abort();
  underWay = new AbortController();
}

export function forgetSignOut(): void {
  withStorage(() => localStorage.removeItem(SIGN_OUT_KEY));
}

/** Uses the storage, where there is one. */
function withStorage<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
