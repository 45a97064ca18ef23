/** Strings, in which signs are text, and arguments that only narrow a selector down. */
const WITHOUT_MEANING = /"[^"]*"|:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g;

/** `html` and `body` with all that is said of them: they are around every page. */
const OF_DOCUMENT = /(^|[\s>+~(,])(?:html|body|:root)(?![-\w])[^\s>+~),]*/gi;

/** Says whether one of the selectors is tied to no class, id or attribute but those of `html` and `body`. */
function isGlobal(selectorList: string): boolean {
  return selectorList
    .replace(WITHOUT_MEANING, '')
    .replace(OF_DOCUMENT, '$1')
    .split(/,(?![^(]*\))/)
    .some((selector) => !/[.#[]/.test(selector));
}

/** What a rule, or all in it, can match; undefined where the rules in it say so themselves. */
function findSelectors(rule: CSSRule): string | undefined {
  if (rule instanceof CSSStyleRule) return rule.selectorText;
  // A `@scope` without a start is one of the whole document here.
  return 'start' in rule ? String(rule.start ?? '*') : undefined;
}

/**
 * Takes out of a style sheet the rules that can match outside the page it belongs to. Build and gate refuse them; this
 * is for those they have not seen, such as a release that is tried as an override.
 *
 * @returns their selectors, last one first
 */
export function dropGlobalRules(block: Pick<CSSGroupingRule, 'cssRules' | 'deleteRule'>): string[] {
  const dropped: string[] = [];
  for (let index = block.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = block.cssRules[index];
    if (rule === undefined) continue;
    const selectors = findSelectors(rule);
    if (selectors === undefined) {
      if ('cssRules' in rule) dropped.push(...dropGlobalRules(rule as CSSGroupingRule));
    } else if (isGlobal(selectors)) {
      block.deleteRule(index);
      dropped.push(selectors);
    }
  }
  return dropped;
}
