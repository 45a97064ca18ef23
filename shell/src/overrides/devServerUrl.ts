import { SiteError } from '@portfolio/contract';

/** The origin of a dev server: this machine, and a port from 1 to 65535. */
export const DEV_ORIGIN =
  /^http:\/\/(?:localhost|127\.0\.0\.1):(?:[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])$/;

/** Returns whether a text is exactly the origin of a dev server on this machine. */
export function isDevOrigin(text: string): boolean {
  return DEV_ORIGIN.test(text);
}

/**
 * Parses the address of a dev server as typed, with or without a trailing slash.
 *
 * @returns its origin, such as "http://localhost:3005"
 * @throws {SiteError} code `NOT_LOCAL` for anything but a port of this machine
 */
export function parseDevServerUrl(text: string): string {
  const origin = text.trim().toLowerCase().replace(/\/$/, '');
  if (isDevOrigin(origin)) return origin;
  throw new SiteError(
    `Failed to use “${text}”: a dev server is http://localhost:<port> or http://127.0.0.1:<port>, with nothing after it. Start the remote with “npm run dev” and use the address it prints.`,
    'NOT_LOCAL',
  );
}
