import { HEADER_LAYER } from '@portfolio/contract';
import postcss, { type AtRule, type ChildNode, type Root, type Rule } from 'postcss';
import { findAmbiguity } from './findAmbiguity';
import type { StyleFault } from './styleFault';
import { isPageSelector, splitSelectors } from './selectors';
import { findNameFault } from './shellNames';

const GLOBAL_RULE = 'can match outside its page';
const ANCHOR_REMEDY = "Begin the selector with a class of the page, as in '.my-page p'.";
const LAYER_REMEDY = `Take a z-index below ${HEADER_LAYER}, or show it in a modal <dialog>.`;
const IMPORT_REMEDY = 'Import the file from a script, so that webpack puts its rules into the release.';

const AMBIGUOUS = 'is not read by all browsers and tools in the same way';
const ENCODED = 'lets a browser read the file in another encoding than this check';
const UTF_8_REMEDY = 'Save the file as UTF-8, and leave the rule out.';
const PLAIN_REMEDY =
  'Close each string in its line, and each bracket; put quotes around addresses with special characters; write names of functions without a backslash.';
const OPEN = 'has neither a block nor a semicolon, so that it continues in the next style file';
const OPEN_REMEDY = 'End it with one of them.';
const STRAY = 'is a declaration outside any rule of the page';
const STRAY_REMEDY = 'Put it into a rule of the page.';

/** How many characters of a style sheet a fault names that is not about a rule. */
const NAMED_LENGTH = 40;

/** At-rules whose blocks contain no element selectors. */
const WITHOUT_ELEMENTS =
  /^(-\w+-)?keyframes$|^(font-face|font-feature-values|font-palette-values|property|counter-style|page|position-try)$/;

/**
 * Lists the ways in which a remote's style sheet affects the rest of the site: rules that can match outside the page,
 * names that the shell uses, and fixed or sticky elements on or above the layer of its header.
 *
 * @param css - a style sheet, as written or as built
 */
export function findStyleFaults(css: string): StyleFault[] {
  try {
    // First what follows from the text alone: the parser does not always say it, and takes longer.
    const ambiguity = findAmbiguity(css);
    if (ambiguity !== undefined)
      return [
        {
          where: css.slice(ambiguity, ambiguity + NAMED_LENGTH),
          problem: AMBIGUOUS,
          remedy: PLAIN_REMEDY,
        },
      ];
    const root = postcss.parse(css);
    return [...findInBlock(root.nodes, false), ...findOpenEnd(root)];
  } catch (error) {
    const problem = `cannot be read: ${(error as Error).message}`;
    return [{ where: css.slice(0, NAMED_LENGTH), problem, remedy: 'Correct the style sheet.' }];
  }
}

/** The style files of a page are joined in its document: `@media all,` would take the next one's first block as its own. */
function findOpenEnd({ last, raws }: Root): StyleFault[] {
  if (last?.type !== 'atrule' || last.nodes !== undefined || raws.semicolon === true) return [];
  return [{ where: `@${last.name} ${last.params}`.trim(), problem: OPEN, remedy: OPEN_REMEDY }];
}

/**
 * @param block - rules and declarations
 * @param isAnchored - whether an enclosing rule limits everything in it to the page
 */
function findInBlock(block: readonly ChildNode[], isAnchored: boolean): StyleFault[] {
  return block.flatMap((node) => {
    if (node.type === 'rule') return findInRule(node, isAnchored);
    if (node.type === 'atrule') return findInAtRule(node, isAnchored);
    // The parser takes `--a:b {} p {};` as one declaration, and browsers as two rules.
    return node.type === 'decl' && !isAnchored
      ? [{ where: node.prop, problem: STRAY, remedy: STRAY_REMEDY }]
      : [];
  });
}

function findInAtRule(rule: AtRule, isAnchored: boolean): StyleFault[] {
  const { name, params, nodes = [] } = rule;
  const nameFault = findNameFault(rule);
  if (nameFault !== null) return [nameFault];
  const kind = name.toLowerCase();
  if (WITHOUT_ELEMENTS.test(kind)) return [];
  if (kind === 'import')
    return [
      { where: `@${name} ${params}`, problem: 'imports rules that were not checked', remedy: IMPORT_REMEDY },
    ];
  if (kind === 'charset' && !/^["']utf-8["']$/i.test(params))
    return [{ where: `@${name} ${params}`, problem: ENCODED, remedy: UTF_8_REMEDY }];
  // A scope in a rule of the page can begin outside of it, as with `body:has(&)`.
  const isPage = kind === 'scope' ? isPageSelector(toScopeStart(params), isAnchored) : isAnchored;
  return findInBlock(nodes, isPage);
}

function findInRule(rule: Rule, isAnchored: boolean): StyleFault[] {
  const outside = splitSelectors(rule.selector).filter((selector) => !isPageSelector(selector, isAnchored));
  return [
    ...outside.map((where) => ({ where, problem: GLOBAL_RULE, remedy: ANCHOR_REMEDY })),
    ...findHighLayer(rule),
    // Reports a fault once, not again for each nested rule.
    ...findInBlock(rule.nodes, true),
  ];
}

function findHighLayer(rule: Rule): StyleFault[] {
  const values = new Map(
    rule.nodes.flatMap((node) =>
      node.type === 'decl' ? [[node.prop.toLowerCase(), node.value] as const] : [],
    ),
  );
  const position = String(values.get('position'));
  const layer = Number(values.get('z-index'));
  if (!/fixed|sticky/i.test(position) || !(layer >= HEADER_LAYER)) return [];
  return [
    {
      where: rule.selector,
      problem: `puts a ${position} element on layer ${layer}; the header is on ${HEADER_LAYER}`,
      remedy: LAYER_REMEDY,
    },
  ];
}

/** The first selector list of `@scope (.page) to (.inner)`; without one, a scope begins at the root. */
function toScopeStart(params: string): string {
  return /^\((.*?)\)\s*(to\s*\(|$)/s.exec(params)?.[1] ?? ':root';
}
