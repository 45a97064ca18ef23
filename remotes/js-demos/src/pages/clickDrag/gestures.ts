import type { HandPorts, HandRule } from './classicDrag';
import { createDrag } from './drag';

/** The museum's strip: cards of equal size behind a frame, in the units of the drawing. */
export const FRAME_PX = 340;
export const CARD_PX = 92;
const PITCH_PX = 100;
export const CARD_COUNT = 7;

/** The hand moves straight from one place to another with the button down. Places are relative to the frame's edge. */
export interface Gesture {
  fromPx: number;
  toPx: number;
}

export const GESTURES = {
  short: { fromPx: 155, toPx: 143 },
  far: { fromPx: 90, toPx: -10 },
} as const satisfies Record<string, Gesture>;

export interface Outcome {
  stripPx: number;
  /** Number of the card that was opened, from 1; null if none. */
  opened: number | null;
}

/** This page's own drag, called the way a browser calls it. Leaving does nothing, because it captures the pointer. */
export function createFixedDrag(ports: HandPorts): HandRule {
  const drag = createDrag({ ...ports, getFactor: () => 1, onDragStart() {}, onDragEnd() {} });
  return {
    press: drag.press,
    move: drag.move,
    leave() {},
    release: drag.release,
    isClickLetThrough: () => !drag.takeClick(),
  };
}

const STEP_MS = 16;
const STEPS = 20;

/** Half of the gap between two cards is before the first. */
export const toCardPx = (card: number) => (card - 1) * PITCH_PX + (PITCH_PX - CARD_PX) / 2;

const findCard = (px: number): number | null => {
  const card = Math.floor(px / PITCH_PX) + 1;
  const onCardPx = px - toCardPx(card);
  return onCardPx >= 0 && onCardPx <= CARD_PX ? card : null;
};

/** Plays a gesture on a strip at its start position, as a browser would report it. */
export function play({ fromPx, toPx }: Gesture, createRule: (ports: HandPorts) => HandRule): Outcome {
  let stripPx = 0;
  const rule = createRule({
    getPositionPx: () => stripPx,
    setPositionPx: (px) => {
      stripPx = Math.max(0, px);
    },
  });
  const pressed = findCard(fromPx);
  rule.press(fromPx, 0);
  for (let step = 1; step <= STEPS; step += 1) {
    const xPx = fromPx + ((toPx - fromPx) * step) / STEPS;
    if (xPx < 0 || xPx > FRAME_PX) rule.leave();
    rule.move(xPx, step * STEP_MS);
  }
  rule.release(STEPS * STEP_MS);
  // Browsers send a card a click if press and release were both on it.
  const isOnSameCard = toPx >= 0 && findCard(toPx + stripPx) === pressed;
  return { stripPx, opened: isOnSameCard && rule.isClickLetThrough() ? pressed : null };
}
