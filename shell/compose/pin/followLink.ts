import fs from 'node:fs';

/** Finds the file that a link leads to: it is what is locked, replaced and committed. Any other path is returned unchanged. */
export function followLink(file: string): string {
  return fs.existsSync(file) ? fs.realpathSync(file) : file;
}
