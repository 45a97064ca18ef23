import { type ReleaseFileInfo, SiteError } from '@portfolio/contract';

/**
 * The hash of a file that pages name: there is none that a browser may use without one.
 *
 * @param files - of a build, by name
 * @throws {SiteError} code `NO_INTEGRITY` where the build does not list the file
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
