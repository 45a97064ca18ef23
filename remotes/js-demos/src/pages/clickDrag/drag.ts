import { createSpeedometer, toRunPx } from './glide';

/** A press becomes a drag after this distance: less is a click by an unsteady hand. */
export const THRESHOLD_PX = 6;

export interface DragPorts {
  getPositionPx(): number;
  setPositionPx(px: number): void;
  /**
   * Pixels of the strip per pixel of the hand; negative if the strip counts the other way, as in right-to-left text.
   */
  getFactor(): number;
  /** The press has become a drag: capture the pointer, wherever it goes. */
  onDragStart(): void;
  /** The drag has ended; without a stop the strip would run on by this distance. */
  onDragEnd(runPx: number): void;
}

export interface Drag {
  press(xPx: number, timeMs: number): void;
  move(xPx: number, timeMs: number): void;
  release(timeMs: number): void;
  /** The system took the pointer away: the strip stays in place. */
  cancel(): void;
  /** Returns whether the click that follows is the end of a drag, and resets it. */
  takeClick(): boolean;
}

/** Follows one press from start to end: a click, or a drag that moves the strip. */
export function createDrag(ports: DragPorts): Drag {
  const speed = createSpeedometer();
  let pressedAt: { xPx: number; positionPx: number } | null = null;
  let isDragging = false;
  let isClickTaken = false;

  function end(runPx: number) {
    const wasDragging = isDragging;
    pressedAt = null;
    isDragging = false;
    if (wasDragging) ports.onDragEnd(runPx);
  }

  return {
    press(xPx, timeMs) {
      pressedAt = { xPx, positionPx: ports.getPositionPx() };
      isDragging = false;
      isClickTaken = false;
      speed.start(xPx, timeMs);
    },
    move(xPx, timeMs) {
      if (pressedAt === null) return;
      speed.add(xPx, timeMs);
      // #region excerpt
      const wayPx = xPx - pressedAt.xPx;
      if (!isDragging) {
        if (Math.abs(wayPx) < THRESHOLD_PX) return;
        isDragging = true;
        isClickTaken = true;
        ports.onDragStart();
      }
      ports.setPositionPx(pressedAt.positionPx - wayPx * ports.getFactor());
      // #endregion
    },
    release: (timeMs) => end(toRunPx(-speed.read(timeMs) * ports.getFactor())),
    cancel: () => end(0),
    takeClick() {
      const wasTaken = isClickTaken;
      isClickTaken = false;
      return wasTaken;
    },
  };
}
