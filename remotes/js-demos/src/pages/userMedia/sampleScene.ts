/** A scene drawn by code: a still life before a green wall, so that every effect is visible. */

export const SAMPLE_SIZE = { widthPx: 640, heightPx: 480 } as const;

/** The colour of the wall, which the green screen removes by default. */
export const WALL_COLOUR = '#2fae62';

const FLOOR_TOP = 372;

function fillRound(context: CanvasRenderingContext2D, x: number, y: number, radius: number, colour: string) {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function fillShape(context: CanvasRenderingContext2D, points: readonly number[], colour: string) {
  context.fillStyle = colour;
  context.beginPath();
  for (let index = 0; index < points.length; index += 2) {
    context.lineTo(points[index] ?? 0, points[index + 1] ?? 0);
  }
  context.fill();
}

function drawRoom(context: CanvasRenderingContext2D) {
  const { widthPx, heightPx } = SAMPLE_SIZE;
  context.fillStyle = WALL_COLOUR;
  context.fillRect(0, 0, widthPx, heightPx);
  context.fillStyle = '#e9e3d6';
  context.fillRect(0, FLOOR_TOP, widthPx, heightPx - FLOOR_TOP);
  context.fillStyle = '#c9bfa9';
  context.fillRect(0, FLOOR_TOP, widthPx, 6);
}

function drawBlocks(context: CanvasRenderingContext2D) {
  fillShape(context, [96, 420, 96, 208, 206, 208, 206, 420], '#f4f1ea');
  fillShape(context, [206, 420, 206, 208, 244, 186, 244, 392], '#b9b2a3');
  fillShape(context, [96, 208, 134, 186, 244, 186, 206, 208], '#ffffff');
  fillShape(context, [420, 424, 492, 424, 456, 270], '#f2b21b');
  fillShape(context, [492, 424, 520, 404, 456, 270], '#b87f06');
  ['#11131c', '#cf0a45', '#2443e6'].forEach((colour, index) => {
    context.fillStyle = colour;
    context.fillRect(112, 240 + index * 44, 78, 24);
  });
}

function drawBall(context: CanvasRenderingContext2D, timeS: number) {
  const bounce = Math.abs(Math.sin(timeS * 2.2));
  const y = 350 - bounce * 190;
  const shadow = 46 - bounce * 22;
  context.fillStyle = 'rgb(60 48 30 / 0.35)';
  context.beginPath();
  context.ellipse(336, 422, shadow, shadow / 4, 0, 0, 2 * Math.PI);
  context.fill();
  fillRound(context, 336, y, 62, '#cf0a45');
  fillRound(context, 336, y, 40, '#ffffff');
  fillRound(context, 336, y, 18, '#cf0a45');
}

/**
 * Draws the scene.
 *
 * @param timeS - determines the height of the bouncing ball; 0 is on the floor
 */
export function drawSample(context: CanvasRenderingContext2D, timeS: number): void {
  drawRoom(context);
  drawBlocks(context);
  drawBall(context, timeS);
}
