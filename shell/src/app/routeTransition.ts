import { hasViewTransitions } from '../browser/browserPage';

/** How one page gives way to the next. */
export const ROUTE_TRANSITIONS = ['fade', 'slide', 'zoom'] as const;
export type RouteTransition = (typeof ROUTE_TRANSITIONS)[number];

/** SPEC section 2: all routes fade, unless a setting says otherwise. */
export const DEFAULT_ROUTE_TRANSITION: RouteTransition = 'fade';

/** On a link: the transition to its page, where it is not to be the default one. */
const LINK_ATTRIBUTE = 'data-transition';
const TRANSITION_ATTRIBUTE = 'data-route-transition';
const DIRECTION_ATTRIBUTE = 'data-route-direction';

/** A page that takes longer than this is shown when it comes, without a transition. */
const COMMIT_LIMIT_MS = 600;

let announceCommit: () => void = () => {};
let lastTransition: ViewTransition | undefined;

/** To be called when the new page is in the document. */
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
 * Runs a route change inside a view transition; at once where the browser has none or the visitor wants less motion.
 *
 * @param change - starts the change; {@link notifyRouteCommitted} tells when it is done
 */
export function runRouteTransition(
  kind: RouteTransition,
  fromPath: string,
  toPath: string,
  change: () => void,
): void {
  if (!hasViewTransitions()) {
    change();
    return;
  }
  const root = document.documentElement;
  root.setAttribute(TRANSITION_ATTRIBUTE, kind);
  root.setAttribute(DIRECTION_ATTRIBUTE, getSlideDirection(fromPath, toPath));
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
  lastTransition = transition;
  const clean = () => {
    // One that the next takes the place of ends while the next one runs, and must leave it its looks.
    if (transition !== lastTransition) return;
    root.removeAttribute(TRANSITION_ATTRIBUTE);
    root.removeAttribute(DIRECTION_ATTRIBUTE);
  };
  // A transition that is skipped, by the next one or by a hidden tab, has still shown the new page.
  transition.ready.catch(() => {});
  transition.finished.then(clean, clean);
}
