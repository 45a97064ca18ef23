import { SiteError } from '@portfolio/contract';

/** The line width of the formatter. */
const LINE_WIDTH = 110;

function refuse(file: string, expected: string): never {
  throw new SiteError(
    `Failed to register the page: ${file} has no ${expected}. Add one, or copy an existing page by hand: its folder in src/pages, its line in src/remote.ts and its entry in src/catalogue.ts.`,
    'NOT_REGISTERED',
  );
}

/**
 * Adds a page to the text of `src/remote.ts`, as the last one.
 *
 * @throws {SiteError} code `NOT_REGISTERED` if the text lists no pages
 */
export function addLoader(text: string, page: string): string {
  const lines = text.split(/\r?\n/);
  const start = lines.findIndex((line) => /^export const pages\b.*\{$/.test(line));
  const end = lines.findIndex((line, index) => index > start && line.startsWith('}'));
  if (start === -1 || end === -1) refuse('src/remote.ts', 'list of pages "export const pages = {"');
  const load = `import(/* webpackChunkName: "${page}" */ './pages/${page}/page'),`;
  const line = `  ${page}: () => ${load}`;
  lines.splice(end, 0, ...(line.length <= LINE_WIDTH ? [line] : [`  ${page}: () =>`, `    ${load}`]));
  return lines.join('\n');
}

/**
 * Adds an entry to the text of `src/catalogue.ts`, as the last one, with the imports of its two drawings.
 *
 * @param text - the file's
 * @param page - the folder in `src/pages/` that contains its drawings
 * @param entry - the entry's lines, indented by two spaces
 * @throws {SiteError} code `NOT_REGISTERED` if the text lists no entries
 */
export function addEntry(text: string, page: string, entry: string): string {
  const lines = text.split(/\r?\n/);
  const end = lines.lastIndexOf('];');
  // An array that only lists names of entries defined elsewhere is refused.
  if (end === -1 || !/( {2}\},|= \[)$/.test(lines[end - 1] ?? ''))
    refuse('src/catalogue.ts', 'array of written-out entries');
  lines.splice(end, 0, ...entry.trimEnd().split(/\r?\n/));
  const lastImport = lines.findLastIndex((line) => /^import .* from '.*';$/.test(line));
  const imports = ['Dark', 'Light'].map(
    (theme) => `import ${page}${theme} from './pages/${page}/card.${theme.toLowerCase()}.svg';`,
  );
  lines.splice(lastImport + 1, 0, ...imports);
  return lines.join('\n');
}
