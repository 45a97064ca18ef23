import { createSpeedometer, toRunPx } from './glide';

/** A hand moves this far before it is a drag: less is a click with a tremor. */
export const THRESHOLD_PX = 6;

export interface DragPorts {
  getPositionPx(): number;
  setPositionPx(px: number): void;
  /** Px of the strip per px of the hand; negative where the strip counts the other way, as from right to left. */
  getFactor(): number;
  /** The press has become a drag: the pointer is to be kept, wherever it goes. */
  onDragStart(): void;
  /** The drag is over; the strip would run on by so much, were it not stopped. */
  onDragEnd(runPx: number): void;
}

export interface Drag {
  press(xPx: number, timeMs: number): void;
  move(xPx: number, timeMs: number): void;
  release(timeMs: number): void;
  /** The system took the pointer away: the strip stays where it is. */
  cancel(): void;
  /** Tells whether the click that follows is the end of a drag, and forgets it. */
  takeClick(): boolean;
}

/** Follows one press from its beginning to its end: a click, or a drag that moves the strip. */
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
