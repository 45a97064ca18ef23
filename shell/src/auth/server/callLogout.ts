import { AUTH_SERVER } from './authServer';

/**
 * `POST /api/authentication/logout`. The functions find the session in their cookie; only on an origin of their own do
 * they need the token.
 *
 * @param token - empty where the cookie will do
 * @param signal - takes the question back
 * @returns false where it must be asked again later
 */
export async function callLogout(token: string, signal?: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(`${AUTH_SERVER}/api/authentication/logout`, {
      method: 'POST',
      headers: token === '' ? {} : { Authorization: `Bearer ${token}` },
      credentials: 'same-origin',
      // The page is loaded again in the meantime.
      keepalive: true,
      signal: signal ?? null,
    });
    return response.status < 500;
  } catch {
    return false;
  }
}
