import type { AtRule, ChildNode } from 'postcss';
import type { StyleFault } from './styleFault';

/**
 * Names in style sheets that hold for the whole document and that the shell uses, by the at-rule that defines them. A
 * second definition changes the shell: `@property` can even take the value away. A test of the gate compares them with
 * the sources of design and shell.
 */
const SHELL_NAMES: ReadonlyMap<string, RegExp> = new Map([
  ['font-face', /^(archivo (variable|fallback)|arial|consolas|liberation mono|menlo|sfmono-regular)$/i],
  ['keyframes', /^route-(fade-in|fade-out|slide-in|slide-out|zoom-in)$/],
  [
    'property',
    /^--(color-.+|motion-.+|selection-frame|text-(height|stretch|width)|alert-color|bar-above|button-size|chain-columns|chain-length|dialog-width|from|header-height|min-width|picture-(fit|least|ratio|width)|read|slider-fill|squares|to|widest)$/,
  ],
]);

const SHELL_NAME = 'redefines a name of the shell for the whole document';
const NAME_REMEDY = "Begin the name with that of the page, as in '--my-page-size'.";
const ESCAPED = 'has an escape in a name';
const ESCAPE_REMEDY = 'Write the name without a backslash.';

/** Finds what an at-rule changes for the whole document by its name; null if that is nothing of the shell's. */
export function findNameFault(rule: AtRule): StyleFault | null {
  const { name, params, nodes = [] } = rule;
  const kind = name.toLowerCase().replace(/^-\w+-/, '');
  const fault = (problem: string, remedy: string, given = params) => ({
    where: `@${name} ${given}`.trim(),
    problem,
    remedy,
  });
  if (kind === 'view-transition')
    return fault('changes how every page of the site is left and entered', 'Leave it out.');
  // The parser ends the name of an at-rule at a backslash, and browsers do not.
  if (params.startsWith('\\')) return fault(ESCAPED, ESCAPE_REMEDY);
  const shellNames = SHELL_NAMES.get(kind);
  if (shellNames === undefined) return null;
  for (const given of kind === 'font-face' ? listFamilies(nodes) : [params]) {
    if (given.includes('\\')) return fault(ESCAPED, ESCAPE_REMEDY, given);
    if (shellNames.test(toName(given))) return fault(SHELL_NAME, NAME_REMEDY, given);
  }
  return null;
}

/** The values of `font-family`, and of properties that may be an escaped form of it. */
function listFamilies(nodes: readonly ChildNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'decl') return [];
    if (node.prop.includes('\\')) return [node.prop];
    return node.prop.toLowerCase() === 'font-family' ? [node.value] : [];
  });
}

/** A name as browsers compare it: without quotes and comments, its words one space apart. */
function toName(given: string): string {
  return (
    given
      // Up to the end if nothing closes it: looking for that again from each next start would take quadratic time.
      .replace(/\/\*.*?(\*\/|$)/gs, ' ')
      .replace(/["']/g, '')
      .replace(/\s+/g, ' ')
  );
}
