import { NO_ATTENTION, chooseTarget, focus, point, type Attention, type Cause } from './follow';
import { toPieces, type Box } from './pieces';

/** The target of the follower. */
export interface Place {
  link: HTMLAnchorElement;
  cause: Cause;
  pieces: readonly Box[];
  /** True if the same link was measured again: then the frame must stick to it, not glide. */
  isSame: boolean;
}

/** The pointer is on no link while it moves between two. Only after this delay has it really left. */
export const LINGER_MS = 180;

/** The first link of the container that is marked as current. */
function findCurrent(container: Element): HTMLAnchorElement | null {
  return container.querySelector<HTMLAnchorElement>('a[href][aria-current]:not([aria-current="false"])');
}

/**
 * Watches the links in a container and reports which one to follow.
 *
 * @returns a function that stops it
 */
export function createFollower(container: HTMLElement, onPlace: (place: Place | null) => void): () => void {
  let attention: Attention<HTMLAnchorElement> = NO_ATTENTION;
  let last: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** True from a focus event until the pointer moves: tabbing scrolls links under a resting mouse. */
  let isPointerStill = false;
  /** The current link of the tour; null before and after it, and once the visitor points at a link or focuses one. */
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

  /** The container's animation is the tour's clock, one link per turn: with reduced motion it never runs. */
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
    // A click also focuses the link, but its pointer event was already handled.
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
