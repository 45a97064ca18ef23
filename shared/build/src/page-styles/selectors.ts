import parse from 'postcss-selector-parser';

/** The elements around every page. */
const DOCUMENT = /^(html|body|:root|:host)$/i;

/** Pseudo-classes equivalent to their argument; all others, such as `:not()` and `:has()`, only narrow a selector. */
const EQUALS_ITS_ARGUMENT = /^:(is|where|matches|-webkit-any)$/i;

/** Splits a selector list at its top-level commas. */
export function splitSelectors(list: string): string[] {
  return parse()
    .astSync(list)
    .nodes.map((selector) => String(selector).trim());
}

/**
 * Says whether a selector can only match inside a page: it contains a class, not only on `html` or `body`, and the element
 * it styles is neither of the two. An attribute or an id is not enough: the shell's elements have the same attributes, and
 * ids that a release can know.
 *
 * @param selector - one selector or a list
 * @param isNested - whether the rule is inside another, whose selector replaces `&` or is put in front
 */
export function isPageSelector(selector: string, isNested: boolean): boolean {
  return parse()
    .astSync(selector)
    .nodes.every((complex) => {
      const hasParent = isNested && !hasNesting(complex);
      return hasParent ? !isOfDocument(toCompounds(complex)[0]) : isPageComplex(complex, isNested);
    });
}

/** Takes a selector as it is, with nothing put in front; `&` counts as the page if it stands for a rule of it. */
function isPageComplex(complex: parse.Selector, isNested: boolean): boolean {
  const compounds = toCompounds(complex);
  if (isOfDocument(compounds[0])) return false;
  return compounds.some((nodes) => !isOfDocument(nodes) && isAnchored(nodes, isNested));
}

/** Says whether a selector contains `&`; if not, the outer rule's selector is put in front. */
function hasNesting(complex: parse.Selector): boolean {
  const found: parse.Nesting[] = [];
  complex.walkNesting((node) => void found.push(node));
  return found.length > 0;
}

/** The compound selectors, last first, because the last one is what a selector styles. */
function toCompounds(complex: parse.Selector): [parse.Node[], ...parse.Node[][]] {
  const compounds: [parse.Node[], ...parse.Node[][]] = [[]];
  for (const node of complex.nodes)
    if (node.type === 'combinator') compounds.unshift([]);
    else compounds[0].push(node);
  return compounds;
}

function isOfDocument(compound: readonly parse.Node[]): boolean {
  return compound.some(
    (node) =>
      ((node.type === 'tag' || node.type === 'pseudo') && DOCUMENT.test(node.value)) ||
      (isArgument(node) && node.nodes.some((inner) => isOfDocument(toCompounds(inner)[0]))),
  );
}

function isAnchored(compound: readonly parse.Node[], isNested: boolean): boolean {
  return compound.some(
    (node) =>
      node.type === 'class' ||
      (isNested && node.type === 'nesting') ||
      (isArgument(node) && node.nodes.every((inner) => isPageComplex(inner, isNested))),
  );
}

function isArgument(node: parse.Node): node is parse.Pseudo {
  return node.type === 'pseudo' && EQUALS_ITS_ARGUMENT.test(node.value);
}
