import type { Area, Point } from './aim';
import type { Over, PointedMenu } from './classicMenu';
import { createMenu } from './menu';

/** A bar of three names, 120 by 40 each, with the panel directly below it. */
export const NAMES = ['Alpha', 'Beta', 'Gamma'] as const;
export const NAME_SIZE = { width: 120, height: 40 } as const;
export const PANEL: Area = { left: 0, top: 40, width: 360, height: 120 };

const FROM: Point = { x: 70, y: 14 };
const TO: Point = { x: 320, y: 92 };
const STEPS = 24;

/** Pause between two steps of the way, in ms. */
const STEP_MS = 25;

/** The straight path of a mouse from the first name to a link at the far end of its panel. */
export const WAY: readonly Point[] = Array.from({ length: STEPS + 1 }, (_, step) => ({
  x: FROM.x + ((TO.x - FROM.x) * step) / STEPS,
  y: FROM.y + ((TO.y - FROM.y) * step) / STEPS,
}));

/** Finds the element at a point of the drawing while a panel is open. */
export function findOver({ x, y }: Point): Over {
  const id = NAMES[Math.floor(x / NAME_SIZE.width)];
  if (y < NAME_SIZE.height && id !== undefined) return { kind: 'name', id };
  const isInPanel = y >= PANEL.top && y <= PANEL.top + PANEL.height && x <= PANEL.width;
  return isInPanel ? { kind: 'panel' } : { kind: 'nothing' };
}

/** This page's own menu, called the way a browser calls it. */
export function createFixedMenu(): PointedMenu {
  const menu = createMenu({ findPanel: () => PANEL });
  let lastName: string | null = null;
  return {
    handlePointer(over, at, timeMs) {
      const name = over.kind === 'name' ? over.id : null;
      if (name !== null && name !== lastName) menu.pointTo(name, at, timeMs);
      else if (over.kind === 'panel') menu.pointIn();
      else if (over.kind === 'nothing' && lastName !== null) menu.pointAway();
      menu.move(at, timeMs);
      lastName = name;
    },
    getOpen: () => menu.get().open,
    dispose: menu.dispose,
  };
}

/**
 * Moves the pointer along the path: rests on the first name until its panel is open, then continues in even steps.
 *
 * @param onStep - called after each step with the pointer's position and the open name; at the end with `isDone`
 * @returns a function that stops it
 */
export function walk(
  menu: PointedMenu,
  onStep: (at: Point, open: string | null, isDone: boolean) => void,
  restMs: number,
): () => void {
  let step = 0;
  let timer: ReturnType<typeof setTimeout>;

  function next() {
    const at = WAY[step] as Point;
    menu.handlePointer(findOver(at), at, restMs + step * STEP_MS);
    const isDone = step === STEPS;
    onStep(at, menu.getOpen(), isDone);
    step += 1;
    if (!isDone) timer = setTimeout(next, STEP_MS);
  }

  menu.handlePointer(findOver(FROM), FROM, 0);
  onStep(FROM, menu.getOpen(), false);
  timer = setTimeout(next, restMs);
  return () => clearTimeout(timer);
}
