import { createFakeStorage } from '../../demo-testing/noteKind';
import {
  MAX_POINTS,
  MAX_POINTS_PER_STROKE,
  MAX_STROKES,
  SHEET,
  countPoints,
  type Point,
  type Stroke,
} from './drawing';
import { AUTOSAVE_MS, createSketch, type LiveListener } from './sketch';

const at = (x: number, y: number): Point => ({ x, y, pressure: 100 });
const strokesOf = (sketch: ReturnType<typeof createSketch>) => sketch.get().drawing.present.strokes;

const dots = (count: number): Stroke => ({
  tool: 'pen',
  color: '#000000',
  size: 2,
  hue: 0,
  points: Array.from({ length: count }, () => at(1, 1)),
});

/** Strokes that leave room for this number of points. */
const strokesWithRoom = (room: number): Stroke[] => [
  ...Array.from({ length: MAX_POINTS / MAX_POINTS_PER_STROKE - 1 }, () => dots(MAX_POINTS_PER_STROKE)),
  dots(MAX_POINTS_PER_STROKE - room),
];

function setUp(storage = createFakeStorage()) {
  let hide: (() => void) | null = null;
  const sketch = createSketch(
    () => storage,
    (onHidden) => {
      hide = onHidden;
      return () => {
        hide = null;
      };
    },
  );
  const detach = sketch.attach();
  return {
    sketch,
    detach,
    storage,
    /** Hides the document. */
    hide: () => hide?.(),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('draws a dot if the pen only touches', () => {
  const { sketch } = setUp();
  sketch.begin(at(10, 20));
  sketch.end();

  expect(strokesOf(sketch)).toMatchObject([{ points: [at(10, 20)] }]);
});

test('keeps drawing beyond the edge, clamped to the edge', () => {
  const { sketch } = setUp();
  sketch.begin(at(1500, 500));
  sketch.extend([at(1900, 500), at(1400, 500)]);
  sketch.end();

  expect(strokesOf(sketch)).toHaveLength(1);
  expect(strokesOf(sketch)[0]?.points.map(({ x }) => x)).toEqual([1500, SHEET.width, 1400]);
});

test('keeps a stroke that another one interrupts', () => {
  const { sketch } = setUp();
  sketch.begin(at(10, 20));
  sketch.extend([at(60, 20)]);
  sketch.dotAtCursor();

  expect(strokesOf(sketch)).toMatchObject([{ points: [at(10, 20), at(60, 20)] }, { points: [{}] }]);
});

test('skips points that are too close', () => {
  const { sketch } = setUp();
  sketch.begin(at(0, 0));
  sketch.extend([at(1, 1), at(2, 2), at(40, 40)]);
  sketch.end();

  expect(strokesOf(sketch)[0]?.points).toHaveLength(2);
});

test('passes only new points of the unfinished stroke to the sheet', () => {
  const { sketch } = setUp();
  const calls: (readonly [number | undefined, number])[] = [];
  const listener: LiveListener = (stroke, fromPoint) => calls.push([stroke?.points.length, fromPoint]);
  sketch.subscribeLive(listener);
  sketch.begin(at(0, 0));
  sketch.extend([at(50, 0), at(100, 0)]);
  sketch.extend([at(101, 0)]);
  sketch.end();

  expect(calls).toEqual([
    [1, 0],
    [3, 1],
    [undefined, 0],
  ]);
});

test('splits an overlong stroke into strokes that fit a file', () => {
  const { sketch } = setUp();
  sketch.begin(at(0, 0));
  for (let index = 1; index <= MAX_POINTS_PER_STROKE + 10; index += 1)
    sketch.extend([at((index % 2) * 100, 500)]);
  sketch.end();

  expect(strokesOf(sketch).map(({ points }) => points.length)).toEqual([MAX_POINTS_PER_STROKE, 12]);
});

test.each([
  ['points', strokesWithRoom(0)],
  ['strokes', Array.from({ length: MAX_STROKES }, () => dots(1))],
])('refuses a stroke on a sheet with too many %s', (_, strokes) => {
  const { sketch } = setUp();
  sketch.replace({ strokes });

  expect(sketch.begin(at(0, 0))).toBe(false);
});

test('ends the stroke that fills the sheet, so that the drawing can be opened again', () => {
  const { sketch, detach, storage } = setUp();
  sketch.replace({ strokes: strokesWithRoom(3) });
  sketch.begin(at(0, 0));
  expect(sketch.extend([at(100, 0)])).toBe(true);
  expect(sketch.extend([at(200, 0), at(300, 0), at(400, 0)])).toBe(false);
  sketch.end();
  detach();

  const { drawing } = setUp(storage).sketch.get();
  expect(countPoints(drawing.present)).toBe(MAX_POINTS);
  expect(drawing.present.strokes.at(-1)?.points).toEqual([at(0, 0), at(100, 0), at(200, 0)]);
});

test('keeps a stroke within the room that a redo during it has left', () => {
  const { sketch } = setUp();
  sketch.replace({ strokes: strokesWithRoom(3) });
  sketch.replace({ strokes: strokesWithRoom(1) });
  sketch.undo();
  sketch.begin(at(0, 0));
  sketch.extend([at(100, 0)]);
  sketch.redo();
  sketch.end();

  expect(countPoints(sketch.get().drawing.present)).toBe(MAX_POINTS);
});

test('lifts the keyboard pen when its stroke fills the sheet', () => {
  const { sketch } = setUp();
  sketch.replace({ strokes: strokesWithRoom(2) });
  expect(sketch.toggleCursor()).toBe(true);
  expect(sketch.moveCursor(20, 0)).toBe(false);
  expect(sketch.get().cursor).toEqual({ x: 820, y: 500, isDown: false });

  expect(sketch.moveCursor(20, 0)).toBe(true);
  expect(sketch.toggleCursor()).toBe(false);
  expect(sketch.dotAtCursor()).toBe(false);
  expect(sketch.get().cursor?.isDown).toBe(false);
});

test('undoes clearing', () => {
  const { sketch } = setUp();
  sketch.begin(at(0, 0));
  sketch.end();
  sketch.clear();
  expect(strokesOf(sketch)).toEqual([]);

  sketch.undo();
  expect(strokesOf(sketch)).toHaveLength(1);
  sketch.redo();
  expect(strokesOf(sketch)).toEqual([]);
});

test('draws with the keyboard: moves, puts the pen down, draws, lifts it', () => {
  const { sketch } = setUp();
  sketch.moveCursor(-100, 0);
  expect(sketch.toggleCursor()).toBe(true);
  expect(sketch.get().cursor?.isDown).toBe(true);
  sketch.moveCursor(0, 50);
  sketch.moveCursor(50, 0);
  expect(sketch.toggleCursor()).toBe(true);
  expect(sketch.get().cursor?.isDown).toBe(false);

  const points = strokesOf(sketch)[0]?.points ?? [];
  expect([points.at(0), points.at(-1)]).toEqual([at(700, 500), at(750, 550)]);
  expect(points).toContainEqual(at(700, 550));
  expect(points).toHaveLength(11);
});

test('draws dots with the keyboard, lifting a lowered pen', () => {
  const { sketch } = setUp();
  sketch.toggleCursor();
  sketch.moveCursor(20, 0);
  sketch.dotAtCursor();

  expect(strokesOf(sketch).map(({ points }) => points.length)).toEqual([3, 1]);
  expect(sketch.get().cursor).toEqual({ x: 820, y: 500, isDown: false });
});

test('saves automatically a moment after the last change, and restores the drawing', () => {
  const { sketch, storage } = setUp();
  sketch.begin(at(3, 4));
  sketch.end();
  expect(sketch.get().save).toBe('unsaved');

  jest.advanceTimersByTime(AUTOSAVE_MS);
  expect(sketch.get().save).toBe('saved');
  expect(strokesOf(setUp(storage).sketch)).toHaveLength(1);
});

test('reports if this browser saves nothing', () => {
  const { sketch } = setUp(createFakeStorage({ isFull: true }));
  sketch.begin(at(3, 4));
  sketch.end();
  jest.advanceTimersByTime(AUTOSAVE_MS);

  expect(sketch.get().save).toBe('refused');
});

test('keeps the unfinished stroke when the page is left, saves at once and leaves no timer', () => {
  const { sketch, detach, storage } = setUp();
  sketch.begin(at(3, 4));
  detach();

  expect(jest.getTimerCount()).toBe(0);
  expect(strokesOf(setUp(storage).sketch)).toHaveLength(1);
});

test('saves at once when the document is hidden, the unfinished stroke too', () => {
  const { sketch, storage, hide } = setUp();
  sketch.begin(at(3, 4));
  hide();

  expect(sketch.get().save).toBe('saved');
  expect(jest.getTimerCount()).toBe(0);
  expect(strokesOf(setUp(storage).sketch)).toHaveLength(1);
});

test('does not overwrite the drawing of another tab with its own unsaved one, and goes on with the current stroke', () => {
  const { sketch, storage } = setUp();
  sketch.begin(at(3, 4));
  sketch.end();
  sketch.begin(at(500, 500));
  sketch.receive({ strokes: [dots(1), dots(1), dots(1)] });
  jest.advanceTimersByTime(AUTOSAVE_MS * 2);
  expect(sketch.get().save).toBe('saved');
  expect(storage.items.size).toBe(0);

  sketch.end();
  expect(strokesOf(sketch)).toHaveLength(4);
});

test('does not save an unchanged drawing when the document is hidden, nor anything after it was left', () => {
  const { sketch, detach, storage, hide } = setUp();
  hide();
  expect(storage.items.size).toBe(0);

  detach();
  sketch.begin(at(3, 4));
  hide();
  expect(strokesOf(sketch)).toHaveLength(0);
});

const PLAYED = [
  { tool: 'pen', color: '#11131c', size: 8, hue: 0, points: [at(0, 0), at(100, 0), at(200, 0)] },
  { tool: 'pen', color: '#11131c', size: 8, hue: 0, points: [at(0, 90), at(100, 90)] },
] as const;

describe('an animated drawing', () => {
  let frames: FrameRequestCallback[];

  beforeEach(() => {
    frames = [];
    Object.assign(globalThis, {
      requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame),
      cancelAnimationFrame: () => {},
    });
  });
  const runFrame = () => frames.shift()?.(0);

  test('grows point by point, and is never saved', () => {
    const { sketch, storage } = setUp();
    const seen: LiveListener = jest.fn();
    sketch.subscribeLive(seen);
    sketch.play(PLAYED, false);
    runFrame();
    runFrame();
    expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ points: [at(0, 0), at(100, 0)] }), 1);
    expect(strokesOf(sketch)).toHaveLength(0);

    for (let count = 0; count < 3; count += 1) runFrame();
    expect(strokesOf(sketch)).toEqual(PLAYED);
    expect(frames).toHaveLength(0);
    jest.advanceTimersByTime(AUTOSAVE_MS * 2);
    expect(storage.getItem('js-demos:drawing')).toBeNull();
  });

  test('is completed by a stroke of the visitor, which is saved with it and undone before it', () => {
    const { sketch, storage } = setUp();
    sketch.play(PLAYED, false);
    runFrame();
    sketch.begin(at(500, 500));
    sketch.end();
    expect(strokesOf(sketch)).toHaveLength(3);
    runFrame();
    expect(strokesOf(sketch)).toHaveLength(3);
    jest.advanceTimersByTime(AUTOSAVE_MS);
    expect(storage.getItem('js-demos:drawing')).not.toBeNull();

    sketch.undo();
    expect(strokesOf(sketch)).toEqual(PLAYED);
  });

  test('is complete at once under reduced motion, or when the page is left', () => {
    const { sketch } = setUp();
    sketch.play(PLAYED, true);
    expect(strokesOf(sketch)).toEqual(PLAYED);

    const left = setUp().sketch;
    left.play(PLAYED, false)();
    expect(strokesOf(left)).toEqual(PLAYED);
  });

  test('does not replace what the visitor saved, even if that is empty', () => {
    const storage = createFakeStorage();
    const { sketch: first, detach } = setUp(storage);
    first.begin(at(1, 1));
    first.end();
    first.clear();
    detach();

    const { sketch } = setUp(storage);
    sketch.play(PLAYED, true);
    expect(strokesOf(sketch)).toEqual([]);
  });
});
