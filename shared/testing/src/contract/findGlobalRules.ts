/**
 * Lists the selectors of a style sheet that are not tied to a class, an id or an attribute, such as "body" or "*": they
 * change every page.
 */
export function findGlobalRules(css: string): string[] {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = css;
  const found = style.sheet === null ? [] : listGlobalRules(style.sheet.cssRules);
  style.remove();
  return found;
}

function listGlobalRules(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if ('selectorText' in rule)
      return (
        String(rule.selectorText)
          .split(/,(?![^(]*\))/)
          .map((selector) => selector.trim())
          // jsdom takes "@property" for a selector.
          .filter((selector) => !/[.#[]|^@/.test(selector))
      );
    return rule.constructor.name !== 'CSSKeyframesRule' && 'cssRules' in rule
      ? listGlobalRules(rule.cssRules as CSSRuleList)
      : [];
  });
}
