interface PointerInit extends MouseEventInit {
  pointerId?: number;
  pointerType?: string;
  pressure?: number;
}

class FakePointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly pressure: number;

  constructor(
    type: string,
    { pointerId = 1, pointerType = 'mouse', pressure = 0.5, ...init }: PointerInit = {},
  ) {
    super(type, init);
    this.pointerId = pointerId;
    this.pointerType = pointerType;
    this.pressure = pressure;
  }
}

/**
 * Gives jsdom pointer events with their own fields, for tests that dispatch them directly. Not for all tests: with
 * them installed, user-event's click on a label no longer reaches React's change handlers.
 *
 * @returns a function that removes them again
 */
export function installPointerEvents(): () => void {
  const original = window.PointerEvent;
  window.PointerEvent = FakePointerEvent as typeof PointerEvent;
  return () => {
    window.PointerEvent = original;
  };
}
