import { AUTH_SERVER } from './authServer';
import { findSignedIn, findRefusal, type SignedIn } from './authResponses';
import { clearPendingSignOut, holdSignOut, revokeLater } from './pendingSignOut';

/** How long to wait for a response before the visitor sees a timeout. */
export const AUTH_TIMEOUT_MS = 20_000;

/** The result of a call. */
export type AuthResult =
  | { status: 'done'; signedIn: SignedIn }
  | { status: 'refused'; message: string; fields: Readonly<Record<string, string>> }
  | { status: 'offline' | 'timeout' | 'malformed' | 'cancelled' };

export interface Registration {
  name: string;
  email: string;
  username: string;
  password: string;
}

/**
 * `POST /api/authentication/login`, SPEC section 7.
 *
 * @param signal - cancels the call
 */
export function callLogin(
  credentials: { email: string; password: string },
  signal?: AbortSignal,
): Promise<AuthResult> {
  return call('/api/authentication/login', credentials, (body) => body['auth'] === true, signal);
}

/**
 * `POST /api/authentication/register/0`, SPEC section 7: the modal never registers an admin.
 *
 * @param signal - cancels the call
 */
export function callRegister(registration: Registration, signal?: AbortSignal): Promise<AuthResult> {
  return call('/api/authentication/register/0', { ...registration, isAdmin: 0 }, () => true, signal);
}

async function call(
  path: string,
  payload: object,
  isAccepted: (body: Record<string, unknown>) => boolean,
  signal = new AbortController().signal,
): Promise<AuthResult> {
  holdSignOut();
  const result = await send(path, payload, signal);
  if (signal.aborted) {
    // The server may have started a session already, whose cookie no script can see.
    void revokeLater('');
    return { status: 'cancelled' };
  }
  if ('status' in result) return result;
  const { isOk, body } = result;
  // Another server may refuse with status 200.
  if (!isOk || body['auth'] === false) return { status: 'refused', ...findRefusal(body) };
  const signedIn = isAccepted(body) ? findSignedIn(body) : null;
  if (signedIn === null) return { status: 'malformed' };
  // A sign-out that has not reached the server yet must not end this session.
  clearPendingSignOut();
  return { status: 'done', signedIn };
}

async function send(
  path: string,
  payload: object,
  signal: AbortSignal,
): Promise<
  { isOk: boolean; body: Record<string, unknown> } | { status: 'offline' | 'timeout' | 'malformed' }
> {
  const ended = new AbortController();
  // Not `AbortSignal.any`, which Firefox before 124 and Safari before 17.4 lack.
  for (const cause of [signal, AbortSignal.timeout(AUTH_TIMEOUT_MS)])
    cause.addEventListener('abort', () => ended.abort(cause.reason));
  try {
    const response = await fetch(AUTH_SERVER + path, {
      method: 'POST',
      // Text and not JSON: SPEC section 7.
      headers: { 'Content-Type': 'text/plain' },
      // The API keeps the session in a cookie if it shares the site's origin.
      credentials: 'same-origin',
      body: JSON.stringify(payload),
      signal: ended.signal,
    });
    const body: unknown = await response.json();
    const isObject = typeof body === 'object' && body !== null;
    return isObject ? { isOk: response.ok, body: body as Record<string, unknown> } : { status: 'malformed' };
  } catch (error) {
    if (error instanceof SyntaxError) return { status: 'malformed' };
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return { status: isTimeout ? 'timeout' : 'offline' };
  }
}
