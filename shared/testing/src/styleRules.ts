/**
 * Makes the rules of styled components text only. A query by role asks for the style of every element, for which jsdom
 * matches every rule: half the time of a test, where hardly one looks at a style.
 */
export function leaveOutStyleRules(): void {
  document.head.insertBefore = function <T extends Node>(this: HTMLElement, node: T, next: Node | null): T {
    if (node instanceof HTMLStyleElement && node.hasAttribute('data-styled')) node.type = 'text/plain';
    return Node.prototype.insertBefore.call(this, node, next) as T;
  };
}

/** For a test file that looks at computed styles, before its first render: rules count. */
export function bringInStyleRules(): void {
  Reflect.deleteProperty(document.head, 'insertBefore');
}
