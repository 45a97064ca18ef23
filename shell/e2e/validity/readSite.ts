import fs from 'node:fs';
import path from 'node:path';
import { MAIN_SITE } from '../support/testPaths';

/** Reads a file of the composed site. */
export function readSite(file: string): string {
  return fs.readFileSync(path.join(MAIN_SITE.site, file), 'utf8');
}

/** Lists the files of the composed site by their paths in it, without the compressed copies. */
export function listSiteFiles(): string[] {
  const entries = fs.readdirSync(MAIN_SITE.site, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(MAIN_SITE.site, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}
