import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads a style sheet from the folder of a test. */
export function readStyleSheet(directory: string, fileName: string): string {
  return readFileSync(path.join(directory, fileName), 'utf8');
}

/**
 * Removes the blocks of certain at-rules, as a browser does that does not know them.
 *
 * @param names - such as "@supports"
 */
export function withoutAtRules(css: string, names: readonly string[]): string {
  let rest = css.replace(/\/\*[\s\S]*?\*\//g, '');
  for (const name of names) {
    for (let start = rest.indexOf(name); start >= 0; start = rest.indexOf(name)) {
      let end = rest.indexOf('{', start);
      let depth = 0;
      do {
        if (rest[end] === '{') depth += 1;
        if (rest[end] === '}') depth -= 1;
        end += 1;
      } while (depth > 0);
      rest = rest.slice(0, start) + rest.slice(end);
    }
  }
  return rest;
}

/** Adds a style sheet to the document of a test. */
export function addStyleSheet(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}
