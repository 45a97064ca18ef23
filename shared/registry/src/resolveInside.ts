import path from 'node:path';
import { SiteError } from '@portfolio/contract';

/**
 * The absolute path of a file in a folder. Names come from outside, so every file that is written goes through here.
 *
 * @param folder - absolute, or relative to the working folder
 * @param name - relative, with forward slashes; the empty string is the folder itself
 * @throws {SiteError} code `OUTSIDE_FOLDER` if the name leads out of it
 */
export function resolveInside(folder: string, name: string): string {
  const root = path.resolve(folder);
  const parts = name === '' ? [] : name.split('/');
  if (!name.includes('\0') && !name.includes('\\') && !parts.some((part) => ['', '.', '..'].includes(part)))
    return path.join(root, ...parts);
  throw new SiteError(
    `Failed to use ${JSON.stringify(name)}: it is not the name of a file in ${root}. Remove the entry that names it; nothing was written.`,
    'OUTSIDE_FOLDER',
  );
}
