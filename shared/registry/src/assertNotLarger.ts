import { SiteError } from '@portfolio/contract';

/**
 * Refuses a file that is too large before it is read in full.
 *
 * @throws {SiteError} code `TOO_LARGE`
 */
export function assertNotLarger(file: string, bytes: number, maxBytes: number, location: string): void {
  if (bytes <= maxBytes) return;
  throw new SiteError(
    `Failed to read ${file}: it has ${bytes} bytes in ${location}, and at most ${maxBytes} are expected. Restore the file, or publish a new version.`,
    'TOO_LARGE',
  );
}
