import { toPlainText } from '@portfolio/contract/validate';
import { findStyleFaults } from './findStyleFaults';
import type { StyleFault } from './styleFault';

/** styled-components is a shared module, so its exports keep their names in built scripts. */
const GLOBAL_STYLE = /\.createGlobalStyle\b/;

/** How many characters of a selector a fault quotes. */
const QUOTED_LENGTH = 200;

/**
 * Lists the ways in which a file of a release affects the styles of the rest of the site. Templates of styled
 * components are not checked: their effect is known only at run time.
 *
 * @param name - the file's name, whose extension gives its type
 */
export function findFileFaults(name: string, text: string): StyleFault[] {
  if (/\.css$/i.test(name)) return findStyleFaults(text).map(toPlainFault);
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

/** Makes a fault safe to print: it quotes the file, which comes from outside. */
function toPlainFault({ where, problem, remedy }: StyleFault): StyleFault {
  return { where: toPlainText(where).slice(0, QUOTED_LENGTH), problem: toPlainText(problem), remedy };
}

/** Formats a fault as one sentence and its fix. */
export function formatStyleFault(file: string, { where, problem, remedy }: StyleFault): string {
  return `${file}: "${where}" ${problem}. ${remedy}`;
}
