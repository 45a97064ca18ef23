import { findStyleFaults } from './findStyleFaults';
import type { StyleFault } from './styleFault';

/** styled-components is the shell's: nothing renames what a built script takes from it. */
const GLOBAL_STYLE = /\.createGlobalStyle\b/;

/**
 * Lists what a file of a release does to the styles of the rest of the site. The templates of styled components are
 * not read: what they do is known when they run only.
 *
 * @param name - the file's name, whose extension says what it is
 */
export function findFileFaults(name: string, text: string): StyleFault[] {
  if (name.endsWith('.css')) return findStyleFaults(text);
  if (name.endsWith('.js') && GLOBAL_STYLE.test(text))
    return [
      {
        where: 'createGlobalStyle',
        problem: 'styles the whole site',
        remedy: 'Put the rules into a styled component of the page; the shell brings the base styles.',
      },
    ];
  return [];
}

/** Writes a fault as one sentence and its remedy. */
export function formatStyleFault(file: string, { where, problem, remedy }: StyleFault): string {
  return `${file}: "${where}" ${problem}. ${remedy}`;
}
