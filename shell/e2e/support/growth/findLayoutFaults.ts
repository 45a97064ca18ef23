/**
 * Runs in the page. Lists elements that do not fit: a page wider than the window, controls beyond its edge or under
 * another one, and text in so narrow a column that words break.
 */
export function findLayoutFaults(): string[] {
  const SLACK_PX = 1;
  const faults: string[] = [];
  const root = document.documentElement;
  const overflowPx = root.scrollWidth - root.clientWidth;
  if (overflowPx > 0) faults.push(`${overflowPx} px wider than the window`);

  const toText = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** The nearest ancestor that scrolls or clips sideways: it determines which part of an element is visible. */
  const findBox = (element: Element): Element => {
    for (let box = element.parentElement; box !== null; box = box.parentElement)
      if (!['visible', 'clip'].includes(getComputedStyle(box).overflowX)) return box;
    return root;
  };
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter(isShown)
    .map((element) => ({ element, box: findBox(element), rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width > 2 * SLACK_PX && rect.height > 2 * SLACK_PX);

  for (const { element, box, rect } of controls)
    if (box === root && (rect.left < -SLACK_PX || rect.right > root.clientWidth + SLACK_PX))
      faults.push(`${toText(element)} is beyond the edge`);

  /* The header is in the window at any scroll position. */
  for (const { element, rect } of controls) {
    if (element.closest('header[data-mini], body header') === null || element.closest('main') !== null)
      continue;
    const hit = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
    if (hit === null || !(element.contains(hit) || hit.contains(element)))
      faults.push(`${toText(element)} is covered by ${hit === null ? 'the edge' : toText(hit)}`);
  }

  /** The rectangles of a link's lines; a field without its padding, which may contain a button. */
  const toParts = (element: Element, rect: DOMRect): readonly DOMRect[] => {
    const { display, paddingLeft, paddingRight } = getComputedStyle(element);
    if (display === 'inline') return [...element.getClientRects()];
    if (!(element instanceof HTMLInputElement)) return [rect];
    const [left, right] = [Number.parseFloat(paddingLeft), Number.parseFloat(paddingRight)];
    return [new DOMRect(rect.x + left, rect.y, Math.max(0, rect.width - left - right), rect.height)];
  };
  const overlap = (one: DOMRect, other: DOMRect) => {
    const widthPx = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const heightPx = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    const smaller = Math.min(one.width * one.height, other.width * other.height);
    return widthPx > 0 && heightPx > 0 && widthPx * heightPx > smaller / 2;
  };
  for (const [index, one] of controls.entries())
    for (const other of controls.slice(index + 1)) {
      if (one.box !== other.box || one.element.contains(other.element) || other.element.contains(one.element))
        continue;
      const others = toParts(other.element, other.rect);
      if (toParts(one.element, one.rect).some((part) => others.some((rect) => overlap(part, rect))))
        faults.push(`${toText(one.element)} and ${toText(other.element)} overlap`);
    }

  const NARROWEST_EM = 2;
  const LONG_TEXT = 12;
  for (const element of document.querySelectorAll('body *')) {
    const text = [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').trim() : ''))
      .join('');
    if (text.length <= LONG_TEXT || !isShown(element)) continue;
    const { fontSize, writingMode, display } = getComputedStyle(element);
    const { width } = element.getBoundingClientRect();
    // Inline text is as wide as its lines; elements one pixel wide are for screen readers.
    if (display === 'inline' || writingMode !== 'horizontal-tb' || width <= 2 * SLACK_PX) continue;
    if (width < NARROWEST_EM * Number.parseFloat(fontSize))
      faults.push(`${toText(element)} has only ${Math.round(width)} px`);
  }
  return faults;
}
