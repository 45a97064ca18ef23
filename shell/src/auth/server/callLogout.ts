import { AUTH_SERVER } from './authServer';

/**
 * `POST /api/authentication/logout`. The API finds the session in its cookie; it needs the token only if it
 * is on another origin.
 *
 * @param token - empty if the cookie is enough
 * @param signal - aborts the request
 * @returns false if it must be retried later
 */
export async function callLogout(token: string, signal?: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(`${AUTH_SERVER}/api/authentication/logout`, {
      method: 'POST',
      headers: token === '' ? {} : { Authorization: `Bearer ${token}` },
      credentials: 'same-origin',
      // The page reloads in the meantime.
      keepalive: true,
      signal: signal ?? null,
    });
    return response.status < 500;
  } catch {
    return false;
  }
}
