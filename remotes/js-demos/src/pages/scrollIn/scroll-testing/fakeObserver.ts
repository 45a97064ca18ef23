import type { CreateObserver, VisibilityEntry } from '../revealer';

const VIEW_PX = 900;
const HEIGHT_PX = 400;

/** An observer controlled by the test, for pictures of 400 px in a window of 900 px. */
export function createFakeObserver() {
  const watched = new Set<Element>();
  const counts = { made: 0, disconnected: 0 };
  let report: (entries: readonly VisibilityEntry[]) => void = () => {};

  const create: CreateObserver = (onEntries) => {
    counts.made += 1;
    report = onEntries;
    return {
      observe: (element) => void watched.add(element),
      disconnect() {
        counts.disconnected += 1;
        watched.clear();
      },
    };
  };

  function see(element: Element, visiblePx: number, topPx = VIEW_PX - visiblePx) {
    if (!watched.has(element)) throw new Error('This element is not observed.');
    const rect = (height: number, top: number) => ({ height, top, bottom: top + height }) as DOMRectReadOnly;
    report([
      {
        target: element,
        boundingClientRect: rect(HEIGHT_PX, topPx),
        intersectionRect: rect(visiblePx, Math.max(0, topPx)),
        rootBounds: rect(VIEW_PX, 0),
      },
    ]);
  }

  return {
    create,
    counts,
    watched,
    see,
    /** Above the window. */
    pass: (element: Element) => see(element, 0, -HEIGHT_PX - 1),
  };
}
