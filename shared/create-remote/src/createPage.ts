import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { type PageNames, toPageNames } from './pageNames';
import { type Files, readTemplate } from './readTemplate';
import { addEntry, addLoader } from './registerPage';
import { writeFiles } from './writeFiles';

const REMOTE_FILE = 'src/remote.ts';
const CATALOGUE_FILE = 'src/catalogue.ts';
const ENTRY_FILE = 'entry';

/** The description of a new page. */
export interface NewPage {
  /** The route's last segment, in camel case. */
  page: string;
  /** Shown to visitors (default the name in words). */
  title?: string | undefined;
}

/** A page that was created: its path on the site and the files that were added or changed. */
export interface CreatedPage {
  path: string;
  files: readonly string[];
}

/**
 * Creates the contents of a page's files, including changes to the remote's own files.
 *
 * @param remote - texts of `src/remote.ts` and `src/catalogue.ts`
 * @param id - the remote's
 * @param names - the page's
 * @param ownFolder - the remote's own templates, if it has any
 */
export function toPageFiles(remote: Files, id: string, names: PageNames, ownFolder?: string): Files {
  const { page } = names;
  const remoteText = remote.get(REMOTE_FILE) ?? '';
  const catalogueText = remote.get(CATALOGUE_FILE) ?? '';
  if (new RegExp(`\\b(id|component): '${page}'|/work/[^']*/${page}'`, 'i').test(catalogueText))
    throw new SiteError(
      `[${id}] Failed to create the page "${page}": src/catalogue.ts lists it, or one that differs in case only. Choose another name.`,
      'ALREADY_THERE',
    );
  const template = new Map(readTemplate('page', { ...names, remote: id }, ownFolder));
  const entry = template.get(ENTRY_FILE) ?? '';
  template.delete(ENTRY_FILE);
  return new Map([
    ...template,
    [REMOTE_FILE, addLoader(remoteText, page)],
    [CATALOGUE_FILE, addEntry(catalogueText, page, entry)],
  ]);
}

/**
 * Creates a page in a remote: its folder with component, styles, card drawings and test, a browser test, its line in
 * `src/remote.ts` and its entry in `src/catalogue.ts`. It works immediately; the team then replaces its content.
 *
 * @param dir - the remote's folder
 * @param id - the remote's
 * @throws {SiteError} code `BAD_NAME`, `ALREADY_THERE` or `NOT_REGISTERED`; in that case nothing is written
 */
export function createPage(dir: string, id: string, { page, title }: NewPage): CreatedPage {
  const remote = new Map(
    [REMOTE_FILE, CATALOGUE_FILE].map((file) => [file, fs.readFileSync(path.join(dir, file), 'utf8')]),
  );
  const [mount] = /\/work\/[A-Za-z0-9_-]+(?=\/)/.exec(remote.get(CATALOGUE_FILE) ?? '') ?? [];
  if (mount === undefined)
    throw new SiteError(
      `[${id}] Failed to create the page "${page}": src/catalogue.ts has no entry with a path, so the location of pages is unknown. Add a first entry with its path by hand, such as /work/js/${page}.`,
      'NOT_REGISTERED',
    );
  const names = toPageNames(page, mount, title);
  const taken = [`src/pages/${page}`, `e2e/${page}.e2e.ts`].find((file) =>
    fs.existsSync(path.join(dir, file)),
  );
  if (taken !== undefined)
    throw new SiteError(
      `[${id}] Failed to create the page "${page}": ${path.join(dir, taken)} exists. Choose another name, or remove it.`,
      'ALREADY_THERE',
    );
  const files = toPageFiles(remote, id, names, path.join(dir, 'scaffold/page'));
  writeFiles(dir, files);
  return { path: names.path, files: [...files.keys()] };
}
