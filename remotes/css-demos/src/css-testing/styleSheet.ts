import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads a style sheet beside a test. */
export function readStyleSheet(directory: string, fileName: string): string {
  return readFileSync(path.join(directory, fileName), 'utf8');
}

/**
 * A style sheet as a browser without certain at-rules reads it: their blocks are gone.
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

/** Puts a style sheet into the document of a test. */
export function addStyleSheet(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}
