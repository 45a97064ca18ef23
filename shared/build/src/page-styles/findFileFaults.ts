import { findStyleFaults } from './findStyleFaults';
import type { StyleFault } from './styleFault';

/** styled-components is a shared module, so its exports keep their names in built scripts. */
const GLOBAL_STYLE = /\.createGlobalStyle\b/;

/**
 * Lists the ways in which a file of a release affects the styles of the rest of the site. Templates of styled
 * components are not checked: their effect is known only at run time.
 *
 * @param name - the file's name, whose extension gives its type
 */
export function findFileFaults(name: string, text: string): StyleFault[] {
  if (/\.css$/i.test(name)) return findStyleFaults(text);
  if (/\.js$/i.test(name) && GLOBAL_STYLE.test(text))
    return [
      {
        where: 'createGlobalStyle',
        problem: 'styles the whole site',
        remedy: 'Put the rules into a styled component of the page; the shell brings the base styles.',
      },
    ];
  return [];
}

/** Formats a fault as one sentence and its fix. */
export function formatStyleFault(file: string, { where, problem, remedy }: StyleFault): string {
  return `${file}: "${where}" ${problem}. ${remedy}`;
}
