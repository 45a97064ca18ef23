import { SHEET, type Point } from './drawing';

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;
type Sample = Pick<PointerEvent, 'clientX' | 'clientY' | 'pressure' | 'pointerType'>;

function toPoint({ clientX, clientY, pressure, pointerType }: Sample, box: Box): Point {
  return {
    x: ((clientX - box.left) / box.width) * SHEET.width,
    y: ((clientY - box.top) / box.height) * SHEET.height,
    // A mouse reports 0.5 and many touch screens 0 or 1 without measuring anything: only a pen's pressure is used.
    pressure: pointerType === 'pen' ? pressure * 100 : 100,
  };
}

/**
 * Reads the pointer's positions on the sheet. Browsers often know more positions than events: a fast stroke drawn
 * from the events alone has corners.
 */
// #region excerpt
export function readPoints(
  event: Sample & Partial<Pick<PointerEvent, 'getCoalescedEvents'>>,
  box: Box,
): Point[] {
  if (box.width === 0 || box.height === 0) return [];
  const between = event.getCoalescedEvents?.() ?? [];
  return (between.length > 0 ? between : [event]).map((sample) => toPoint(sample, box));
}
// #endregion
