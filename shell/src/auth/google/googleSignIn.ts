/** The document with Google's button: the only one whose policy allows Google's script. */
export const GOOGLE_SIGN_IN_PATH = '/google-sign-in';

/** Key in `sessionStorage`: the sign-in the visitor has started, and Google's response to it. */
export const ATTEMPT_KEY = 'portfolio:google-sign-in';

/** A sign-in with Google, stored while this tab shows another document. */
interface GoogleAttempt {
  /** Google repeats it in the token: a token from another attempt is refused. */
  nonce: string;
  /** Path to which the document with the button returns. */
  back: string;
  /** Google's response, not validated. */
  credential?: unknown;
}

/**
 * Stores a new attempt for the document with the button.
 *
 * @throws {DOMException} if the browser stores nothing for this site
 */
export function beginAttempt(back: string): void {
  const attempt: GoogleAttempt = { nonce: crypto.randomUUID(), back };
  sessionStorage.setItem(ATTEMPT_KEY, JSON.stringify(attempt));
}

/** Removes the answered attempt from the storage and returns it; undefined if there is none. */
export function takeAnsweredAttempt(): { nonce: string; credential: unknown } | undefined {
  try {
    const attempt = JSON.parse(sessionStorage.getItem(ATTEMPT_KEY) ?? '{}') as Partial<GoogleAttempt>;
    const { nonce, credential } = attempt;
    if (typeof nonce !== 'string' || credential === undefined) return undefined;
    sessionStorage.removeItem(ATTEMPT_KEY);
    return { nonce, credential };
  } catch {
    // The stored value is not ours, so there is no answer to return.
    return undefined;
  }
}
