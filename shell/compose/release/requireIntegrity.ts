import { type ReleaseFileInfo, SiteError } from '@portfolio/contract';

/**
 * Returns the hash of a file that pages name; browsers may not use a file without one.
 *
 * @param files - of a build, by name
 * @throws {SiteError} code `NO_INTEGRITY` if the build does not list the file
 */
export function requireIntegrity(files: Readonly<Record<string, ReleaseFileInfo>>, file: string): string {
  const integrity = Object.hasOwn(files, file) ? files[file]?.integrity : undefined;
  if (integrity === undefined || integrity === '')
    throw new SiteError(
      `Failed to name ${file} in a page: its build lists no hash for it. Build and publish it again.`,
      'NO_INTEGRITY',
    );
  return integrity;
}
