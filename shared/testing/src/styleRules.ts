/**
 * Keeps the rules of styled components as text only. A query by role asks for the style of every element, for which
 * jsdom matches every rule: half the time of a test, though hardly any test checks a style.
 */
export function disableStyleRules(): void {
  document.head.insertBefore = function <T extends Node>(this: HTMLElement, node: T, next: Node | null): T {
    if (node instanceof HTMLStyleElement && node.hasAttribute('data-styled')) node.type = 'text/plain';
    return Node.prototype.insertBefore.call(this, node, next) as T;
  };
}

/** Makes rules apply, for a test file that checks computed styles. Call it before the first render. */
export function enableStyleRules(): void {
  Reflect.deleteProperty(document.head, 'insertBefore');
}
