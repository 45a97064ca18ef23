import { SiteError } from '@portfolio/contract';

const DEV_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1):([1-9]\d{0,4})$/;
const MAX_PORT = 65_535;

/** Says whether a text is exactly the origin of a dev server on this machine. */
export function isDevOrigin(text: string): boolean {
  const port = DEV_ORIGIN.exec(text)?.[1];
  return port !== undefined && Number(port) <= MAX_PORT;
}

/**
 * Reads the address of a dev server as it is typed: a slash at the end is accepted.
 *
 * @returns its origin, such as "http://localhost:3005"
 * @throws {SiteError} code `NOT_LOCAL` for anything but a port of this machine
 */
export function parseDevServerUrl(text: string): string {
  const origin = text.trim().toLowerCase().replace(/\/$/, '');
  if (isDevOrigin(origin)) return origin;
  throw new SiteError(
    `Failed to use “${text}”: a dev server is http://localhost:<port> or http://127.0.0.1:<port>, with nothing after it. Start the remote with “npm run dev” and take the address it prints.`,
    'NOT_LOCAL',
  );
}
