import type { Area } from './aim';

/** Where a panel goes, in CSS pixels of the bar. */
export interface PanelPlace extends Area {
  /** Where, from the panel's left edge, its pointer to the name is. */
  notchPx: number;
}

/** Distance between the bar and the panel, and of the pointer from the panel's corners. */
export const GAP_PX = 14;
const NOTCH_INSET_PX = 18;

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

/**
 * Places a panel under the middle of its name, but within the bar: what would stick out is pushed back in, and the
 * pointer stays with the name.
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
