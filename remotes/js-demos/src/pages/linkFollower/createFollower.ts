import { NO_ATTENTION, chooseTarget, focus, point, type Attention, type Cause } from './follow';
import { toPieces, type Box } from './pieces';

/** Where the follower is to be. */
export interface Place {
  link: HTMLAnchorElement;
  cause: Cause;
  pieces: readonly Box[];
  /** True where the same link was measured again: then it is to stick to it, not to glide. */
  isSame: boolean;
}

/** Between two links the pointer is on none. Only after this long is it really gone. */
export const LINGER_MS = 180;

/** The first link of the container that says of itself that it is where the visitor is. */
function findCurrent(container: Element): HTMLAnchorElement | null {
  return container.querySelector<HTMLAnchorElement>('a[href][aria-current]:not([aria-current="false"])');
}

/**
 * Watches the links within a container and reports which one to be at.
 *
 * @returns ends the watch
 */
export function createFollower(container: HTMLElement, onPlace: (place: Place | null) => void): () => void {
  let attention: Attention<HTMLAnchorElement> = NO_ATTENTION;
  let last: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** True from a focus until the pointer moves: the Tab key scrolls links under a mouse that rests. */
  let isPointerStill = false;
  /** The link of a tour that is under way; null before, after, and from the first pointing or focus on. */
  let tourStop: number | null = 0;

  function update() {
    clearTimeout(timer);
    const choice = chooseTarget(attention, findCurrent(container));
    if (choice === null || !container.contains(choice.target)) {
      last = null;
      onPlace(null);
      return;
    }
    // #region excerpt
    const { left, top } = container.getBoundingClientRect();
    const origin = { left: left + container.clientLeft, top: top + container.clientTop };
    const pieces = toPieces(choice.target.getClientRects(), origin);
    const isSame = choice.target === last;
    last = choice.target;
    onPlace({ link: choice.target, cause: choice.cause, pieces, isSame });
    // #endregion
  }

  function take(next: Attention<HTMLAnchorElement>, isArrival: boolean) {
    attention = next;
    clearTimeout(timer);
    if (isArrival) update();
    else timer = setTimeout(update, LINGER_MS);
  }

  const linkOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

  /** Each turn of the container's own animation is the clock of a tour: where motion is unwelcome it has none. */
  function handleTurn({ target, type }: Event) {
    if (target !== container || tourStop === null) return;
    tourStop = type === 'animationend' ? null : tourStop + 1;
    const stops = container.querySelectorAll<HTMLAnchorElement>('a[href]');
    const stop = tourStop === null ? undefined : stops[tourStop];
    take(point(attention, stop ?? null), true);
  }
  function endTour() {
    if (tourStop === null) return;
    tourStop = null;
    take(point(attention, null), false);
  }

  function handleOver({ target }: Event) {
    endTour();
    if (isPointerStill && attention.focused !== null) return;
    const link = linkOf(target);
    if (link !== attention.pointed) take(point(attention, link), link !== null);
  }
  function handleMove(event: Event) {
    if (!isPointerStill) return;
    isPointerStill = false;
    handleOver(event);
  }
  const handleLeave = () => take(point(attention, null), false);
  function handleFocus({ target }: Event) {
    const link = linkOf(target);
    // A click focuses as well, but there the pointer has already said it.
    if (!link?.matches(':focus-visible')) return;
    endTour();
    isPointerStill = true;
    take(focus(attention, link), true);
  }
  const handleBlur = () => take(focus(attention, null), false);

  const listeners = [
    ['pointerover', handleOver],
    ['pointermove', handleMove],
    ['pointerleave', handleLeave],
    ['focusin', handleFocus],
    ['focusout', handleBlur],
    ['animationiteration', handleTurn],
    ['animationend', handleTurn],
  ] as const;
  for (const [type, listener] of listeners) container.addEventListener(type, listener);
  document.fonts?.addEventListener('loadingdone', update);
  const resize = new ResizeObserver(update);
  resize.observe(container);
  const mutation = new MutationObserver(update);
  mutation.observe(container, { attributes: true, attributeFilter: ['aria-current'], subtree: true });
  update();

  return () => {
    clearTimeout(timer);
    for (const [type, listener] of listeners) container.removeEventListener(type, listener);
    document.fonts?.removeEventListener('loadingdone', update);
    resize.disconnect();
    mutation.disconnect();
  };
}
