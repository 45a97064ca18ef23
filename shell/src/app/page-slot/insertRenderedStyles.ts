import { __PRIVATE__ } from 'styled-components';

/** What ends a rule in the styles of a prerendered document. */
const RULE_END = '/*!sc*/\n';

/** What ends the rules of a component: its id, and the class names that they are for. */
const GROUP = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/;

/** The element with the rules of styled-components. */
const STYLE_ELEMENT = /<style data-styled[^>]*>([^]*?)<\/style>/;

/**
 * Takes over the rules that styled-components wrote into the document of another page, each once: its components are
 * then shown, and come alive, without making them again. They go where styled-components would put them, in the order
 * of the components.
 *
 * This reads what styled-components writes for itself, by patterns. There is no documented way: it takes rendered rules
 * over only once, from the document that it starts in, by the same patterns (its own `rehydrateSheet`). Without this,
 * navigation would make the styles of a page before it shows the page. Where a later version writes another form, no
 * pattern matches, nothing is taken over, and components make their rules when they come alive; the test beside this
 * renders with the installed version and fails then.
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
    // Keyframes and global styles have one name, which their rules need not contain.
    const isOnlyName = names.indexOf(',') === names.length - 1;
    for (const name of missing)
      mainSheet.insertRules(id, name, isOnlyName ? own : own.filter((rule) => isOf(rule, name)));
  }
}

/** Says whether a rule is about a class, and not about one that only begins like it. */
function isOf(rule: string, name: string): boolean {
  const selector = `.${name}`;
  for (let at = rule.indexOf(selector); at >= 0; at = rule.indexOf(selector, at + 1))
    if (!/[\w-]/.test(rule[at + selector.length] ?? '')) return true;
  return false;
}
