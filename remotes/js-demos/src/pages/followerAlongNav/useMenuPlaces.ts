import { useEffect, useState, type RefObject } from 'react';
import { placePanel, type PanelPlace } from './place';

/** Below this width of the bar, panels open inside it rather than below it. The style sheet uses the same value. */
export const STACK_BELOW_REM = 36;

export interface MenuLayout {
  /** True if the bar is a stack whose panels open in place. */
  isStack: boolean;
  places: Readonly<Record<string, PanelPlace>>;
}

const UNKNOWN: MenuLayout = { isStack: false, places: {} };

function measure(bar: HTMLElement): MenuLayout {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const outer = bar.getBoundingClientRect();
  const places: Record<string, PanelPlace> = {};
  bar.querySelectorAll<HTMLElement>('[data-panel]').forEach((panel) => {
    const id = panel.dataset.panel ?? '';
    const name = bar.querySelector(`[data-menu="${id}"]`)?.getBoundingClientRect();
    if (name === undefined) return;
    const area = {
      left: name.left - outer.left,
      top: name.top - outer.top,
      width: name.width,
      height: name.height,
    };
    const size = { width: panel.offsetWidth, height: panel.offsetHeight };
    places[id] = placePanel(area, size, { width: outer.width, height: outer.height });
  });
  return { isStack: outer.width > 0 && outer.width < STACK_BELOW_REM * remPx, places };
}

/** Keeps the position of each panel up to date when the bar, a name or a panel changes its size. */
export function useMenuPlaces(barRef: RefObject<HTMLElement | null>): MenuLayout {
  const [layout, setLayout] = useState(UNKNOWN);

  useEffect(() => {
    const bar = barRef.current;
    if (bar === null) return;
    const observer = new ResizeObserver(() => setLayout(measure(bar)));
    observer.observe(bar);
    bar.querySelectorAll('[data-panel], [data-menu]').forEach((part) => observer.observe(part));
    return () => observer.disconnect();
  }, [barRef]);

  return layout;
}
