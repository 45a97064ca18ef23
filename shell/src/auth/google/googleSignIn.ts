/** The document with Google's button: the only one under a policy that lets Google's script run. */
export const GOOGLE_SIGN_IN_PATH = '/google-sign-in';

/** Key of `sessionStorage`: a sign-in that the visitor has begun, and what Google said to it. */
export const ATTEMPT_KEY = 'portfolio:google-sign-in';

/** A sign-in through Google, kept while this tab shows another document. */
interface GoogleAttempt {
  /** Google repeats it in the token: a token of another visit is refused. */
  nonce: string;
  /** Where the document with the button leads back to, from the root. */
  back: string;
  /** What Google said, unchecked. */
  credential?: unknown;
}

/**
 * Keeps a new attempt for the document with the button.
 *
 * @throws {DOMException} where the browser stores nothing for this site
 */
export function beginAttempt(back: string): void {
  const attempt: GoogleAttempt = { nonce: crypto.randomUUID(), back };
  sessionStorage.setItem(ATTEMPT_KEY, JSON.stringify(attempt));
}

/** Takes the answered attempt out of the storage; undefined where there is none. */
export function takeAnsweredAttempt(): { nonce: string; credential: unknown } | undefined {
  try {
    const attempt = JSON.parse(sessionStorage.getItem(ATTEMPT_KEY) ?? '{}') as Partial<GoogleAttempt>;
    const { nonce, credential } = attempt;
    if (typeof nonce !== 'string' || credential === undefined) return undefined;
    sessionStorage.removeItem(ATTEMPT_KEY);
    return { nonce, credential };
  } catch {
    // Nothing that was stored here: there is no answer to take.
    return undefined;
  }
}
