import { createStore, type Store } from '@portfolio/kit';
import { dragByMouse } from './dragByMouse';
import { findGlidePosition } from './glide';
import { findNearestStop, findNextStop, toStops, type Direction } from './stops';
import { isRtl, readGeometry, writePosition, type Geometry } from './stripGeometry';

export interface StripOptions {
  /** Pixels of the strip per pixel of the hand. */
  speed: number;
  /** True lets the strip run on after it is released. */
  hasMomentum: boolean;
  /** True makes it come to rest at a thing rather than between two. */
  hasSnap: boolean;
  /** True moves in one step, without animation. */
  isReduced: boolean;
}

export interface Strip extends Pick<Store<Geometry>, 'get' | 'subscribe'> {
  /** Attaches the strip to an element that scrolls; returns a function that detaches it. */
  attach(element: HTMLElement, getOptions: () => StripOptions): () => void;
  /** Moves on by one thing and returns the position it goes to, or null at the end. */
  step(direction: Direction): number | null;
  /** Goes to the beginning or the end, and returns the position. */
  goToEdge(direction: Direction): number;
}

const NOWHERE: Geometry = { positionPx: 0, maxPx: 0, viewPx: 0, contentPx: 0, spans: [] };

/** Set on the element while it is moved, to suspend CSS scroll snapping. */
const MOVING = 'data-moving';
const DRAGGING = 'data-dragging';

/** A strip that scrolls natively, and by mouse as well. */
export function createStrip(): Strip {
  const store = createStore<Geometry>(NOWHERE);
  let live: { element: HTMLElement; getOptions: () => StripOptions } | null = null;
  let frame = 0;
  /** Where the current glide is going; null if there is none. */
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

  /** Moves a released strip to where it comes to rest. */
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
      // Touching the strip stops any glide.
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
      // Counted from the goal, so that two quick steps add up.
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
