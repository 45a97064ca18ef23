import fs from 'node:fs';

/**
 * Gives a file a second name, or a copy where the file system has no links across these folders. The content is shared:
 * neither is ever written in place.
 */
export function linkOrCopy(source: string, target: string): void {
  try {
    fs.linkSync(source, target);
  } catch {
    // Too many links, another drive, or no links at all; what else is wrong the copy tells.
    fs.copyFileSync(source, target);
  }
}
