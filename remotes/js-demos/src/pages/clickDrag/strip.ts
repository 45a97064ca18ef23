import { createStore, type Store } from '@portfolio/kit';
import { dragByMouse } from './dragByMouse';
import { findGlidePosition } from './glide';
import { findNearestStop, findNextStop, toStops, type Direction } from './stops';
import { isRtl, readGeometry, writePosition, type Geometry } from './stripGeometry';

export interface StripOptions {
  /** Px of the strip per px of the hand. */
  speed: number;
  /** True lets the strip run on when it is let go. */
  hasMomentum: boolean;
  /** True lets it come to rest at a thing and not between two. */
  hasSnap: boolean;
  /** True takes every way in one step. */
  isReduced: boolean;
}

export interface Strip extends Pick<Store<Geometry>, 'get' | 'subscribe'> {
  /** Ties the strip to an element that scrolls, and returns the function that unties it. */
  attach(element: HTMLElement, getOptions: () => StripOptions): () => void;
  /** Goes on by one thing and returns the position it goes to, or null at the end. */
  step(direction: Direction): number | null;
  /** Goes to the beginning or the end, and returns the position. */
  goToEdge(direction: Direction): number;
}

const NOWHERE: Geometry = { positionPx: 0, maxPx: 0, viewPx: 0, contentPx: 0, spans: [] };

/** Set on the element while it is moved: the style sheet's own snapping has to wait. */
const MOVING = 'data-moving';
const DRAGGING = 'data-dragging';

/** A strip that scrolls by itself, and by the mouse as well. */
export function createStrip(): Strip {
  const store = createStore<Geometry>(NOWHERE);
  let live: { element: HTMLElement; getOptions: () => StripOptions } | null = null;
  let frame = 0;
  /** Where a glide is on its way to; null while nothing glides. */
  let goalPx: number | null = null;

  function refresh() {
    if (live !== null) store.set(readGeometry(live.element));
  }

  function stop() {
    cancelAnimationFrame(frame);
    goalPx = null;
    live?.element.removeAttribute(MOVING);
  }

  function jump(px: number) {
    if (live !== null) writePosition(live.element, px);
    refresh();
  }

  function glideTo(toPx: number) {
    if (live === null) return;
    stop();
    if (live.getOptions().isReduced) {
      jump(toPx);
      return;
    }
    const fromPx = readGeometry(live.element).positionPx;
    live.element.setAttribute(MOVING, '');
    goalPx = toPx;
    let startMs: number | null = null;
    frame = requestAnimationFrame(function next(timeMs) {
      startMs ??= timeMs;
      const { px, isDone } = findGlidePosition({ fromPx, toPx }, timeMs - startMs);
      jump(px);
      if (isDone) stop();
      else frame = requestAnimationFrame(next);
    });
  }

  /** Where a strip that is let go comes to rest. */
  function settle(runPx: number, { hasMomentum, hasSnap, isReduced }: StripOptions) {
    const { positionPx, maxPx, spans } = store.get();
    const wantedPx = positionPx + (hasMomentum && !isReduced ? runPx : 0);
    const reachablePx = Math.max(0, Math.min(wantedPx, maxPx));
    const targetPx = hasSnap ? findNearestStop(toStops(spans, maxPx), reachablePx) : reachablePx;
    if (targetPx === positionPx) stop();
    else glideTo(targetPx);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    attach(element, getOptions) {
      live = { element, getOptions };
      const stopDragging = dragByMouse(element, {
        getPositionPx: () => readGeometry(element).positionPx,
        setPositionPx: jump,
        getFactor: () => getOptions().speed * (isRtl(element) ? -1 : 1),
        onDragStart() {
          element.setAttribute(MOVING, '');
          element.setAttribute(DRAGGING, '');
        },
        onDragEnd(runPx) {
          element.removeAttribute(DRAGGING);
          settle(runPx, getOptions());
        },
      });
      const listening = new AbortController();
      const { signal } = listening;
      // Whoever touches the strip has it.
      element.addEventListener('pointerdown', stop, { signal });
      element.addEventListener('wheel', stop, { signal, passive: true });
      element.addEventListener('scroll', refresh, { signal, passive: true });
      const resize = new ResizeObserver(refresh);
      resize.observe(element);
      for (const child of element.children) resize.observe(child);
      refresh();

      return () => {
        listening.abort();
        stopDragging();
        stop();
        resize.disconnect();
        live = null;
      };
    },
    step(direction) {
      const { positionPx, maxPx, spans } = store.get();
      // From the goal, so that two quick steps are two.
      const stopPx = findNextStop(toStops(spans, maxPx), goalPx ?? positionPx, direction);
      if (stopPx !== null) glideTo(stopPx);
      return stopPx;
    },
    goToEdge(direction) {
      const px = direction === 'forward' ? store.get().maxPx : 0;
      glideTo(px);
      return px;
    },
  };
}
