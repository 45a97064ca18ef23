import { COLORS } from '@portfolio/design';
import { createDigits } from './digits';
import type { Rect, Shape } from './shapes';

/**
 * The clip's dimensions. The script renders the video from them; if the video is missing, the page draws the clip from
 * them.
 */
export const SCENE = { widthPx: 640, heightPx: 360, durationS: 8, framesPerS: 25, beatS: 0.5 } as const;

const { canvas, surface, ink, line, lineStrong, redline, select, selectWash } = COLORS.default;

const BOARD = { x: 40, y: 56, width: 560, height: 236 } as const;
const SQUARE = { x: 92, y: 150, size: 96, way: 300, growth: 48 } as const;

export const rect = (x: number, y: number, width: number, height: number, colour: string): Rect => ({
  kind: 'rect',
  x,
  y,
  width,
  height,
  colour,
});

/** Runs from 0 to 1 between two times, easing in and out. */
function easeBetween(timeS: number, fromS: number, toS: number): number {
  const share = Math.min(1, Math.max(0, (timeS - fromS) / (toS - fromS)));
  return share * share * (3 - 2 * share);
}

function createFrame(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  thick: number,
): Shape[] {
  return [
    rect(x, y, width, thick, colour),
    rect(x, y + height - thick, width, thick, colour),
    rect(x, y, thick, height, colour),
    rect(x + width - thick, y, thick, height, colour),
  ];
}

function createSelection(x: number, y: number, width: number, height: number): Shape[] {
  const corners = [x, x + width].flatMap((left) => [y, y + height].map((top) => [left, top] as const));
  return [
    ...createFrame(x, y, width, height, select, 2),
    ...corners.flatMap(([left, top]) => [
      rect(left - 6, top - 6, 12, 12, select),
      rect(left - 4, top - 4, 8, 8, surface),
    ]),
  ];
}

function createAcross(x: number, y: number, length: number): Shape[] {
  if (length < 2) return [];
  return [
    rect(x, y, length, 2, redline),
    rect(x, y - 7, 2, 16, redline),
    rect(x + length - 2, y - 7, 2, 16, redline),
  ];
}

function createUpright(x: number, y: number, length: number): Shape[] {
  if (length < 2) return [];
  return [
    rect(x, y, 2, length, redline),
    rect(x - 7, y, 16, 2, redline),
    rect(x - 7, y + length - 2, 16, 2, redline),
  ];
}

/** Sixteen beats, two a second: passed, present and to come. */
function createBeats(timeS: number): Shape[] {
  const present = Math.floor(timeS / SCENE.beatS);
  return Array.from({ length: SCENE.durationS / SCENE.beatS }, (_, beat): Shape => {
    const radius = beat === present ? 9 : 4;
    return { kind: 'disc', x: 58 + beat * 35, y: 326, radius, colour: beat <= present ? ink : lineStrong };
  });
}

/** Everything visible at a given time, from back to front. */
export function createScene(timeS: number): readonly Shape[] {
  const moved = easeBetween(timeS, 2, 4) - easeBetween(timeS, 6, 7.6);
  const grown = easeBetween(timeS, 4, 6) - easeBetween(timeS, 6, 7.6);
  const size = SQUARE.size + SQUARE.growth * grown;
  const x = SQUARE.x + SQUARE.way * moved;
  const y = SQUARE.y - SQUARE.growth * grown;
  const isSelected = timeS >= 0.5 && timeS < 7.6;
  return [
    rect(0, 0, SCENE.widthPx, SCENE.heightPx, canvas),
    rect(BOARD.x, BOARD.y, BOARD.width, BOARD.height, surface),
    ...createFrame(BOARD.x, BOARD.y, BOARD.width, BOARD.height, line, 1),
    ...createDigits(timeS.toFixed(1), { x: BOARD.x, y: 18, height: 24, colour: ink }),
    rect(x, y, size, size, isSelected ? selectWash : ink),
    ...(isSelected ? createSelection(x, y, size, size) : []),
    ...createAcross(SQUARE.x, 270, SQUARE.way * moved),
    ...createUpright(x + size + 26, y, grown > 0.01 ? size : 0),
    ...createBeats(timeS),
  ];
}
