import type { Area } from './aim';

/** Position of a panel, in CSS pixels of the bar. */
export interface PanelPlace extends Area {
  /** Position of the notch that points to the name, from the panel's left edge. */
  notchPx: number;
}

/** Distance between bar and panel, and between notch and the panel's corners. */
export const GAP_PX = 14;
const NOTCH_INSET_PX = 18;

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

/**
 * Places a panel below the middle of its name, but within the bar: if it would stick out it is pushed back in, while
 * the notch stays with the name.
 */
export function placePanel(
  name: Area,
  panel: { width: number; height: number },
  bar: { width: number; height: number },
): PanelPlace {
  const middle = name.left + name.width / 2;
  const left = clamp(middle - panel.width / 2, 0, Math.max(0, bar.width - panel.width));
  const notchPx = clamp(
    middle - left,
    NOTCH_INSET_PX,
    Math.max(NOTCH_INSET_PX, panel.width - NOTCH_INSET_PX),
  );
  return { left, top: bar.height + GAP_PX, width: panel.width, height: panel.height, notchPx };
}
