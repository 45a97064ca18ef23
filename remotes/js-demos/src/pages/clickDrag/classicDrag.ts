import type { DragPorts } from './drag';

/** The operations of a rule on its strip. */
export type HandPorts = Pick<DragPorts, 'getPositionPx' | 'setPositionPx'>;

/** How a strip reacts to the hand, for both exhibits. */
export interface HandRule {
  press(xPx: number, timeMs: number): void;
  move(xPx: number, timeMs: number): void;
  /** The hand has left the frame with the button still down. */
  leave(): void;
  release(timeMs: number): void;
  /** Says whether the click that a browser sends after the release is let through. */
  isClickLetThrough(): boolean;
}

const CLASSIC_FACTOR = 3;

/**
 * The classic drag: moves three times as far as the hand, ends as soon as the hand leaves the frame, and ignores
 * that a click follows.
 */
export function createClassicDrag({ getPositionPx, setPositionPx }: HandPorts): HandRule {
  let from: { xPx: number; positionPx: number } | null = null;
  const end = () => {
    from = null;
  };
  return {
    press(xPx) {
      from = { xPx, positionPx: getPositionPx() };
    },
    move(xPx) {
      if (from !== null) setPositionPx(from.positionPx - (xPx - from.xPx) * CLASSIC_FACTOR);
    },
    leave: end,
    release: end,
    isClickLetThrough: () => true,
  };
}
