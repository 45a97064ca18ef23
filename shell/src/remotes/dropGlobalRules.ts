/** Strings, whose punctuation is only text. */
const STRING = /"(?:\\.|[^"\\])*"/g;

/** Innermost pseudo-classes with arguments. */
const WITH_ARGUMENTS = /:([-\w]+)\(([^()]*)\)/g;

/** `html`, `body` and `:root` with everything attached to them: they are around every page. */
const OF_DOCUMENT = /(^|[\s>+~(,])(?:html|body|:root)(?![-\w])[^\s>+~),]*/gi;

/** At-rules that hold for the whole document, under the names of the tokens, the typeface and the animations of the shell. */
const OF_SHELL = /^@(property --(color|motion|selection)-|[-a-z]*keyframes route-|font-face.*: "?Archivo )/is;

/** Returns whether one of the selectors has no class except on `html` and `body`. */
function isGlobal(selectorList: string): boolean {
  const plain = selectorList.replace(STRING, '');
  // These two equal their arguments; all others only narrow a selector.
  const inner = plain.replace(WITH_ARGUMENTS, (_, name: string, list: string) =>
    /^(is|where)$/.test(name) && !isGlobal(list) ? '.' : '',
  );
  if (inner !== plain) return isGlobal(inner);
  return plain
    .replace(OF_DOCUMENT, '$1')
    .split(',')
    .some((selector) => !selector.includes('.'));
}

/** The selectors that limit a rule, or all rules in it; undefined if the nested rules have their own. */
function findSelectors(rule: CSSRule): string | undefined {
  if (rule instanceof CSSStyleRule) return rule.selectorText;
  // Here, a `@scope` without a start applies to the whole document.
  return 'start' in rule ? String(rule.start ?? '*') : undefined;
}

/**
 * Removes the rules that can match outside the page from a style sheet, and those that redefine what the shell names.
 * Build and gate already refuse them, the latter for all names; this is for releases that passed neither, such as one
 * tried as an override.
 *
 * @returns their selectors or names, last one first
 */
export function dropGlobalRules(block: Pick<CSSGroupingRule, 'cssRules' | 'deleteRule'>): string[] {
  const dropped: string[] = [];
  for (let index = block.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = block.cssRules[index];
    if (rule === undefined) continue;
    const selectors = findSelectors(rule);
    if (selectors === undefined ? OF_SHELL.test(rule.cssText) : isGlobal(selectors)) {
      block.deleteRule(index);
      dropped.push(selectors ?? rule.cssText.replace(/ {.*/s, ''));
    } else if (selectors === undefined && 'cssRules' in rule)
      dropped.push(...dropGlobalRules(rule as CSSGroupingRule));
  }
  return dropped;
}
