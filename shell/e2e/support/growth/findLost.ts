/** Runs in the page. Lists what does not fit: a page wider than the window, controls beyond its edge or under another. */
export function findLost(): string[] {
  const SLACK_PX = 1;
  const lost: string[] = [];
  const root = document.documentElement;
  const overflowPx = root.scrollWidth - root.clientWidth;
  if (overflowPx > 0) lost.push(`${overflowPx} px wider than the window`);

  const toText = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}"`;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** What scrolls or clips sideways decides for itself what is seen of it. */
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
      lost.push(`${toText(element)} is beyond the edge`);

  /* The header is in the window whatever is scrolled. */
  for (const { element, rect } of controls) {
    if (element.closest('header[data-mini], body header') === null || element.closest('main') !== null)
      continue;
    const hit = document.elementFromPoint((rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2);
    if (hit === null || !(element.contains(hit) || hit.contains(element)))
      lost.push(`${toText(element)} is covered by ${hit === null ? 'the edge' : toText(hit)}`);
  }

  for (const [index, one] of controls.entries())
    for (const other of controls.slice(index + 1)) {
      if (one.box !== other.box || one.element.contains(other.element) || other.element.contains(one.element))
        continue;
      const widthPx = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const heightPx = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      const smaller = Math.min(one.rect.width * one.rect.height, other.rect.width * other.rect.height);
      if (widthPx > 0 && heightPx > 0 && widthPx * heightPx > smaller / 2)
        lost.push(`${toText(one.element)} and ${toText(other.element)} lie on each other`);
    }
  return lost;
}
