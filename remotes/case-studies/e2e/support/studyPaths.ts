import fs from 'node:fs';
import path from 'node:path';

const PAGES = path.join(__dirname, '../../src/pages');

/**
 * The paths of the studies. The entries are read as text because they import drawings, which only a bundler
 * understands.
 */
export const STUDY_PATHS: readonly string[] = fs
  .readdirSync(PAGES)
  .map((page) => fs.readFileSync(path.join(PAGES, page, 'entry.ts'), 'utf8'))
  .flatMap((entry) => /^ {2}path: '(.+)'/m.exec(entry)?.[1] ?? []);
