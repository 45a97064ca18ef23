import { SiteError } from '@portfolio/contract';
import { hasIntegrity } from './hash';
import type { Registry } from './Registry';

/** One file of a release in a registry, and the hash that it should have. */
interface ExpectedFile {
  id: string;
  path: string;
  integrity: string | undefined;
}

/**
 * Checks that bytes from a registry are those of the expected file.
 *
 * @throws {SiteError} code `BAD_HASH`
 */
export function assertHash(
  bytes: Buffer,
  { id, path, integrity }: ExpectedFile,
  { location }: Pick<Registry, 'location'>,
): void {
  // The computed hash is left out of the message, or it might be copied over the expected one.
  if (integrity === undefined || !hasIntegrity(bytes, integrity))
    throw new SiteError(
      `[${id}] Failed to verify ${path}: it is not the file whose hash is ${integrity}. The registry ${location} was changed after publishing; restore the file there, or publish and pin a new version.`,
      'BAD_HASH',
    );
}
