import type { DragPorts } from './drag';

/** What a rule can do to its strip. */
export type HandPorts = Pick<DragPorts, 'getPositionPx' | 'setPositionPx'>;

/** What a hand does to a strip, for both exhibits alike. */
export interface HandRule {
  press(xPx: number, timeMs: number): void;
  move(xPx: number, timeMs: number): void;
  /** The hand has left the frame; the button is still down. */
  leave(): void;
  release(timeMs: number): void;
  /** Tells whether the click that a browser sends after the release is let through. */
  isClickLetThrough(): boolean;
}

const CLASSIC_FACTOR = 3;

/**
 * The classic drag: three times as far as the hand, over as soon as the hand is beyond the frame, and with no idea
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
