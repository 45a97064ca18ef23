import { HEADER_LAYER } from '@portfolio/contract';
import postcss, { type ChildNode, type Container, type Rule } from 'postcss';
import type { StyleFault } from './styleFault';
import { isPageSelector, splitSelectors } from './selectors';

const GLOBAL_RULE = 'can match outside its page';
const ANCHOR_REMEDY = "Begin the selector with a class of the page, as in '.my-page p'.";
const LAYER_REMEDY = `Take a z-index below ${HEADER_LAYER}, or show it in a modal <dialog>.`;
const IMPORT_REMEDY = 'Import the file from a script, so that webpack puts its rules into the release.';

/** At-rules whose blocks hold no selectors of elements. */
const WITHOUT_ELEMENTS = /keyframes$|^(font-face|font-feature-values|property|counter-style|page)$/;

/**
 * Lists what a remote's style sheet does to the rest of the site: rules that can match outside the page, and fixed or
 * sticky elements on the layer of the shell's header or above it.
 *
 * @param css - a style sheet, as written or as built
 */
export function findStyleFaults(css: string): StyleFault[] {
  try {
    return findInBlock(postcss.parse(css), false);
  } catch (error) {
    const problem = `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    return [{ where: css.slice(0, 40), problem, remedy: 'Correct the style sheet.' }];
  }
}

/**
 * @param block - rules and declarations
 * @param isAnchored - whether a rule around the block ties all of it to the page
 */
function findInBlock(block: Container<ChildNode>, isAnchored: boolean): StyleFault[] {
  return (block.nodes ?? []).flatMap((node): StyleFault[] => {
    if (node.type === 'rule') return findInRule(node, isAnchored);
    if (node.type !== 'atrule' || WITHOUT_ELEMENTS.test(node.name)) return [];
    if (node.name === 'import')
      return [
        {
          where: `@import ${node.params}`,
          problem: 'brings rules that nobody checked',
          remedy: IMPORT_REMEDY,
        },
      ];
    const isScoped = node.name === 'scope' && isPageSelector(toScopeStart(node.params));
    return findInBlock(node, isAnchored || isScoped);
  });
}

function findInRule(rule: Rule, isAnchored: boolean): StyleFault[] {
  const outside = splitSelectors(rule.selector).filter((selector) => !isPageSelector(selector, isAnchored));
  return [
    ...outside.map((where) => ({ where, problem: GLOBAL_RULE, remedy: ANCHOR_REMEDY })),
    ...findHighLayer(rule),
    // What is wrong with a rule is said once, not again for each rule in it.
    ...findInBlock(rule, true),
  ];
}

function findHighLayer(rule: Rule): StyleFault[] {
  const read = (property: string) =>
    rule.nodes.findLast((node) => node.type === 'decl' && node.prop.toLowerCase() === property);
  const position = read('position');
  const zIndex = read('z-index');
  if (position?.type !== 'decl' || zIndex?.type !== 'decl' || !/^(fixed|sticky)$/i.test(position.value))
    return [];
  if (!(Number(zIndex.value) >= HEADER_LAYER)) return [];
  return [
    {
      where: rule.selector,
      problem: `puts a ${position.value} element on layer ${zIndex.value}; the header is on ${HEADER_LAYER}`,
      remedy: LAYER_REMEDY,
    },
  ];
}

/** The first selector list of `@scope (.page) to (.inner)`. */
function toScopeStart(params: string): string {
  return params.replace(/\)\s*to\s*\(.*$/s, ')').replace(/^\s*\(|\)\s*$/g, '') || '*';
}
