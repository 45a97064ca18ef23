/**
 * Keeps the focus in a region when a control there disappears on use, such as the button that ends its own notice: it
 * would fall to the top of the page. The region takes it instead.
 *
 * @param region - an element with `tabIndex={-1}` that stays; pass this function as its `ref`
 * @returns a function that stops it; undefined without a region
 */
export function keepFocus(region: HTMLElement | null): (() => void) | undefined {
  if (region === null) return undefined;
  let focused: EventTarget | null = null;
  const remember = ({ target }: FocusEvent) => {
    focused = target;
  };
  const forget = () => {
    // Later, to distinguish a control that was removed from one that the visitor left. In another window, it stays active.
    queueMicrotask(() => {
      if (focused instanceof Node && focused.isConnected && focused !== document.activeElement)
        focused = null;
    });
  };
  const observer = new MutationObserver(() => {
    if (!(focused instanceof Node) || region.contains(focused)) return;
    focused = null;
    if (document.activeElement === document.body) region.focus({ preventScroll: true });
  });
  region.addEventListener('focusin', remember);
  region.addEventListener('focusout', forget);
  observer.observe(region, { childList: true, subtree: true });
  return () => {
    region.removeEventListener('focusin', remember);
    region.removeEventListener('focusout', forget);
    observer.disconnect();
  };
}
