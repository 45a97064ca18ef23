import { createStore, type Store } from '@portfolio/kit';
import { createHistory, record, redo, undo, type History } from '@portfolio/kit/history';
import { findStorage, readStored, writeStored } from '../../portable/storedValue';
import {
  EMPTY_DRAWING,
  INKS,
  MAX_POINTS,
  MAX_POINTS_PER_STROKE,
  MIN_DISTANCE,
  SHEET,
  clampToSheet,
  countPoints,
  nextHue,
  type Drawing,
  type Point,
  type Stroke,
  type Tool,
} from './drawing';
import { DRAWING } from './drawingFile';

/** Delay between the last change and the autosave. */
export const AUTOSAVE_MS = 800;

/** Number of frames in which a drawing draws itself: about three seconds, so it needs no stop button. */
const PLAY_FRAMES = 180;

type Place = Pick<Point, 'x' | 'y'>;

/** `untouched`: the visitor has not drawn yet, and nothing is saved. */
export type SaveState = 'untouched' | 'unsaved' | 'saved' | 'refused';

export interface SketchState {
  drawing: History<Drawing>;
  tool: Tool;
  color: string;
  size: number;
  /** Position of the keyboard's pen, or null while the keyboard is not drawing. */
  cursor: { x: number; y: number; isDown: boolean } | null;
  save: SaveState;
}

/** Follows the current stroke: `fromPoint` is the first new point; null means that the stroke has ended. */
export type LiveListener = (stroke: Stroke | null, fromPoint: number) => void;

export interface Sketch extends Pick<Store<SketchState>, 'get' | 'subscribe'> {
  choose(change: Partial<Pick<SketchState, 'tool' | 'color' | 'size'>>): void;
  /** Puts the pen down. Returns false if the sheet is full. */
  begin(point: Point): boolean;
  extend(points: readonly Point[]): void;
  end(): void;
  subscribeLive(listener: LiveListener): () => void;
  clear(): void;
  replace(drawing: Drawing): void;
  undo(): void;
  redo(): void;
  moveCursor(byX: number, byY: number): void;
  /** Puts the keyboard's pen down or lifts it; returns whether it is down now. */
  toggleCursor(): boolean;
  dotAtCursor(): void;
  liftCursor(): void;
  attach(): () => void;
  /**
   * Draws strokes on an unused sheet, point by point, without saving them. Any input by the visitor completes them
   * first.
   *
   * @param isStill - true shows them immediately
   * @returns a function that completes them
   */
  play(strokes: readonly Stroke[], isStill: boolean): () => void;
}

/** The positions between two, close enough that a corner drawn with arrow keys stays a corner. */
function walk(from: Place, to: Place): Point[] {
  const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 10));
  return Array.from({ length: steps }, (_, index) => {
    const share = (index + 1) / steps;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, pressure: 100 };
  });
}

const CENTRE = { x: SHEET.width / 2, y: SHEET.height / 2 };

/** The drawing without its sheet: strokes, undo, keyboard pen, autosave and a drawing that draws itself. */
export function createSketch(storage = findStorage): Sketch {
  const store = createStore<SketchState>({
    drawing: createHistory(EMPTY_DRAWING),
    tool: 'rainbow',
    color: INKS[0].value,
    size: 12,
    cursor: null,
    save: 'untouched',
  });
  const liveListeners = new Set<LiveListener>();
  // The current stroke is kept out of the store: it grows with every move, and only the sheet needs to know.
  let live: (Omit<Stroke, 'points'> & { points: Point[] }) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Strokes that are still to be drawn by `play`, the current one first. */
  let rest: readonly Stroke[] = [];

  /** Plays some more points; all of them by default. */
  function play(points = Infinity) {
    for (let left = points; rest[0] !== undefined && left > 0;) {
      const [stroke] = rest;
      const known = live?.points.length ?? 0;
      const next = Math.min(stroke.points.length, known + left);
      left -= next - known;
      live = { ...stroke, points: stroke.points.slice(0, next) };
      notify(known);
      if (next < stroke.points.length) return;
      rest = rest.slice(1);
      live = null;
      const { drawing } = store.get();
      store.set({ drawing: record(drawing, { strokes: [...drawing.present.strokes, stroke] }) });
      notify(0);
    }
  }

  function save() {
    clearTimeout(timer);
    const isSaved = writeStored(DRAWING, store.get().drawing.present, storage);
    store.set({ save: isSaved ? 'saved' : 'refused' });
  }

  function setDrawing(drawing: History<Drawing>) {
    if (drawing === store.get().drawing) return;
    store.set({ drawing, save: 'unsaved' });
    clearTimeout(timer);
    timer = setTimeout(save, AUTOSAVE_MS);
  }

  function notify(fromPoint: number) {
    liveListeners.forEach((listener) => listener(live, fromPoint));
  }

  const sketch: Sketch = {
    get: store.get,
    subscribe: store.subscribe,
    choose: (change) => store.set(change),
    begin(point) {
      play();
      const { drawing, tool, color, size } = store.get();
      if (countPoints(drawing.present) >= MAX_POINTS) return false;
      live = { tool, color, size, hue: nextHue(drawing.present), points: [clampToSheet(point)] };
      notify(0);
      return true;
    },
    extend(points) {
      if (live === null || rest.length > 0) return;
      const known = live.points.length;
      for (const point of points.map(clampToSheet)) {
        const last = live.points.at(-1);
        if (last !== undefined && Math.hypot(point.x - last.x, point.y - last.y) < MIN_DISTANCE) continue;
        live.points.push(point);
      }
      if (live.points.length > known) notify(known);
      if (live.points.length >= MAX_POINTS_PER_STROKE) {
        const last = live.points.at(-1);
        sketch.end();
        if (last !== undefined) sketch.begin(last);
      }
    },
    end() {
      if (live === null || rest.length > 0) return;
      const stroke: Stroke = { ...live, points: live.points.slice(0, MAX_POINTS_PER_STROKE) };
      live = null;
      const { drawing } = store.get();
      setDrawing(record(drawing, { strokes: [...drawing.present.strokes, stroke] }));
      notify(0);
    },
    subscribeLive(listener) {
      liveListeners.add(listener);
      return () => liveListeners.delete(listener);
    },
    clear() {
      play();
      const { drawing } = store.get();
      if (drawing.present.strokes.length > 0) setDrawing(record(drawing, EMPTY_DRAWING));
    },
    replace(next) {
      play();
      setDrawing(record(store.get().drawing, next));
    },
    undo() {
      play();
      setDrawing(undo(store.get().drawing));
    },
    redo() {
      play();
      setDrawing(redo(store.get().drawing));
    },
    moveCursor(byX, byY) {
      const { cursor } = store.get();
      const from = cursor ?? { ...CENTRE, isDown: false };
      const { x, y } = clampToSheet({ x: from.x + byX, y: from.y + byY, pressure: 100 });
      store.set({ cursor: { x, y, isDown: from.isDown } });
      if (from.isDown) sketch.extend(walk(from, { x, y }));
    },
    toggleCursor() {
      const cursor = store.get().cursor ?? { ...CENTRE, isDown: false };
      if (cursor.isDown) {
        sketch.liftCursor();
        return false;
      }
      const isDown = sketch.begin({ ...cursor, pressure: 100 });
      store.set({ cursor: { ...cursor, isDown } });
      return isDown;
    },
    dotAtCursor() {
      const { x, y } = store.get().cursor ?? CENTRE;
      sketch.liftCursor();
      sketch.begin({ x, y, pressure: 100 });
      sketch.end();
      store.set({ cursor: { x, y, isDown: false } });
    },
    liftCursor() {
      const { cursor } = store.get();
      if (cursor?.isDown !== true) return;
      sketch.end();
      store.set({ cursor: { ...cursor, isDown: false } });
    },
    attach() {
      const stored = readStored(DRAWING, storage);
      if (stored !== null && store.get().drawing.past.length === 0)
        store.set({ drawing: createHistory(stored), save: 'saved' });
      return () => {
        sketch.liftCursor();
        sketch.end();
        if (store.get().save === 'unsaved') save();
        clearTimeout(timer);
      };
    },
    play(strokes, isStill) {
      const { drawing, save: saveState } = store.get();
      if (saveState !== 'untouched' || drawing.past.length > 0) return () => {};
      rest = strokes;
      if (isStill) play();
      const share = strokes.reduce((sum, { points }) => sum + points.length, 0) / PLAY_FRAMES;
      let frame = requestAnimationFrame(function next() {
        play(Math.ceil(share));
        if (rest.length > 0) frame = requestAnimationFrame(next);
      });
      return () => {
        cancelAnimationFrame(frame);
        play();
      };
    },
  };
  return sketch;
}
