import { allowsMotion, hasViewTransitions } from '../browser/browserPage';

/** How one page is replaced by the next. */
export const ROUTE_TRANSITIONS = ['fade', 'slide', 'zoom'] as const;
export type RouteTransition = (typeof ROUTE_TRANSITIONS)[number];

/** SPEC section 2: all routes fade, unless a setting says otherwise. */
export const DEFAULT_ROUTE_TRANSITION: RouteTransition = 'fade';

/**
 * On a link: the transition to its page, if not the default one. Slide and zoom need `RouteTransitionStyle` on the page
 * of the link; without it, the browser's own cross-fade runs.
 */
const LINK_ATTRIBUTE = 'data-transition';
const TRANSITION_ATTRIBUTE = 'data-route-transition';
const DIRECTION_ATTRIBUTE = 'data-route-direction';

/** The same duration as the view transitions of routes. */
const FADE_MS = 180;

/** A page that takes longer than this is shown without a transition. */
const COMMIT_LIMIT_MS = 600;

let announceCommit: () => void = () => {};
let lastMark: object | undefined;

/** Call this when the new page is in the document. */
export function notifyRouteCommitted(): void {
  announceCommit();
}

/** The transition that a link asks for. */
export function getLinkTransition(target: EventTarget | null): RouteTransition {
  const wanted = target instanceof Element && target.closest('a')?.getAttribute(LINK_ATTRIBUTE);
  return ROUTE_TRANSITIONS.find((kind) => kind === wanted) ?? DEFAULT_ROUTE_TRANSITION;
}

/** Deeper paths come from the right, others from the left. */
export function getSlideDirection(fromPath: string, toPath: string): 'left' | 'right' {
  const getDepth = (path: string) => path.split('/').filter(Boolean).length;
  return getDepth(toPath) >= getDepth(fromPath) ? 'right' : 'left';
}

/**
 * Runs a route change: slide and zoom in a view transition, a fade without one. Changes at once if the visitor prefers
 * reduced motion, or if the browser has no view transitions for a slide or zoom.
 *
 * @param change - starts the change; {@link notifyRouteCommitted} must be called when it is done
 */
export function runRouteTransition(
  kind: RouteTransition,
  fromPath: string,
  toPath: string,
  change: () => void,
): void {
  if (!(kind === 'fade' ? allowsMotion() : hasViewTransitions())) {
    change();
    return;
  }
  const begin = () => markTransition(kind, getSlideDirection(fromPath, toPath));
  if (kind === 'fade') {
    announceCommit = () => {
      announceCommit = () => {};
      fadeIn(begin());
    };
    change();
    return;
  }
  const end = begin();
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, COMMIT_LIMIT_MS);
        announceCommit = () => {
          clearTimeout(timer);
          resolve();
        };
        change();
      }),
  );
  // A transition skipped because of the next one or a hidden tab has still shown the new page.
  transition.ready.catch(() => {});
  transition.finished.then(end, end);
}

/**
 * Fades in the new page. Not in a view transition: the browser would paint the previous page twice, as it is and as a
 * snapshot, before it lays out the new one, which on a slow phone takes longer than the fade.
 */
function fadeIn(onEnd: () => void): void {
  const fade = document.querySelector('main')?.animate({ opacity: [0, 1] }, FADE_MS);
  (fade?.finished ?? Promise.resolve()).then(onEnd, onEnd);
}

/**
 * Marks the document with the transition while it runs, for the styles.
 *
 * @returns a function that removes the mark
 */
function markTransition(kind: RouteTransition, direction: 'left' | 'right'): () => void {
  const root = document.documentElement;
  const mark = {};
  lastMark = mark;
  root.setAttribute(TRANSITION_ATTRIBUTE, kind);
  root.setAttribute(DIRECTION_ATTRIBUTE, direction);
  return () => {
    // A replaced transition ends while the next one runs, and must not remove its mark.
    if (mark !== lastMark) return;
    root.removeAttribute(TRANSITION_ATTRIBUTE);
    root.removeAttribute(DIRECTION_ATTRIBUTE);
  };
}
