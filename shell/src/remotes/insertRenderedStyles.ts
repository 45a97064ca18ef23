import { __PRIVATE__ } from 'styled-components';

/** Ends a rule in the styles of a prerendered document. */
const RULE_END = '/*!sc*/\n';

/** Ends the rules of a component: its id and the class names to which the rules apply. */
const GROUP = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/;

/** The element with the rules of styled-components. */
const STYLE_ELEMENT = /<style data-styled[^>]*>([^]*?)<\/style>/;

/**
 * Adopts the rules that styled-components wrote into the document of another page, each once, so that its components
 * can be shown and hydrated without generating them again. They are inserted where styled-components would put them, in
 * the order of the components.
 *
 * This parses the internal format of styled-components, because there is no documented way: the library adopts rendered
 * rules only once, from the document in which it starts, with the same patterns (its own `rehydrateSheet`). Without
 * this, a navigation would have to generate the styles of a page before it can show the page. If a later version uses
 * another format, no pattern matches, nothing is adopted, and components generate their rules when they hydrate; the
 * test beside this renders with the installed version and fails then.
 *
 * @param html - the document, from its start
 */
export function insertRenderedStyles(html: string): void {
  const { mainSheet } = __PRIVATE__;
  let rules: string[] = [];
  for (const text of (STYLE_ELEMENT.exec(html)?.[1] ?? '').split(RULE_END)) {
    const [, id, names = ''] = GROUP.exec(text.trim()) ?? [];
    if (id === undefined) {
      if (text.trim() !== '') rules.push(text.trim());
      continue;
    }
    const missing = names.split(',').filter((name) => name !== '' && !mainSheet.hasNameForId(id, name));
    const own = rules;
    rules = [];
    // Keyframes and global styles have only one name, which their rules need not contain.
    const isOnlyName = names.indexOf(',') === names.length - 1;
    for (const name of missing)
      mainSheet.insertRules(id, name, isOnlyName ? own : own.filter((rule) => isOf(rule, name)));
  }
}

/** Returns whether a rule is for a class, and not for another one whose name starts with the same characters. */
function isOf(rule: string, name: string): boolean {
  const selector = `.${name}`;
  for (let at = rule.indexOf(selector); at >= 0; at = rule.indexOf(selector, at + 1))
    if (!/[\w-]/.test(rule[at + selector.length] ?? '')) return true;
  return false;
}
