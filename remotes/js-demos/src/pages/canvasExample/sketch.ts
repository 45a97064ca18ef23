import { createStore, type Store } from '@portfolio/kit';
import { createHistory, record, redo, undo, type History } from '@portfolio/kit/history';
import { watchHidden } from '../../demo/watchHidden';
import { loadHistory } from '../../portable/loadHistory';
import { findStorage, writeStored } from '../../portable/storedValue';
import {
  EMPTY_DRAWING,
  INKS,
  MAX_POINTS,
  MAX_POINTS_PER_STROKE,
  MAX_STROKES,
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
  /** Continues the stroke. Returns false if it fills the sheet, which ends it. */
  extend(points: readonly Point[]): boolean;
  end(): void;
  subscribeLive(listener: LiveListener): () => void;
  clear(): void;
  replace(drawing: Drawing): void;
  /** Accepts the drawing that another tab has saved, as one undo step, without saving it again. */
  receive(drawing: Drawing): void;
  undo(): void;
  redo(): void;
  /** Moves the keyboard's pen. Returns false if its stroke fills the sheet, which lifts the pen. */
  moveCursor(byX: number, byY: number): boolean;
  /** Puts the keyboard's pen down or lifts it. Returns false if the sheet is full. */
  toggleCursor(): boolean;
  /** Draws a dot. Returns false if the sheet is full. */
  dotAtCursor(): boolean;
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
export function createSketch(storage = findStorage, onHidden = watchHidden): Sketch {
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

  /** Keeps the unfinished stroke too: the document may be gone before the autosave. */
  function saveNow() {
    sketch.liftCursor();
    sketch.end();
    if (store.get().save === 'unsaved') save();
  }

  function notify(fromPoint: number) {
    liveListeners.forEach((listener) => listener(live, fromPoint));
  }

  /** How many points the current stroke can have; 0 if the sheet is full. */
  function getRoom(): number {
    const { present } = store.get().drawing;
    if (present.strokes.length >= MAX_STROKES) return 0;
    return Math.max(0, Math.min(MAX_POINTS_PER_STROKE, MAX_POINTS - countPoints(present)));
  }

  const sketch: Sketch = {
    get: store.get,
    subscribe: store.subscribe,
    choose: (change) => store.set(change),
    begin(point) {
      play();
      // A key can begin a stroke while the mouse is drawing one.
      sketch.end();
      const { drawing, tool, color, size } = store.get();
      if (getRoom() === 0) return false;
      live = { tool, color, size, hue: nextHue(drawing.present), points: [clampToSheet(point)] };
      notify(0);
      return true;
    },
    extend(points) {
      if (live === null || rest.length > 0) return true;
      const known = live.points.length;
      const room = getRoom();
      for (const point of points.map(clampToSheet)) {
        if (live.points.length >= room) break;
        const last = live.points.at(-1);
        if (last !== undefined && Math.hypot(point.x - last.x, point.y - last.y) < MIN_DISTANCE) continue;
        live.points.push(point);
      }
      if (live.points.length > known) notify(known);
      const last = live.points.at(-1);
      if (last === undefined || live.points.length < room) return true;
      sketch.end();
      return sketch.begin(last);
    },
    end() {
      if (live === null || rest.length > 0) return;
      // A redo during the stroke can have taken the room that it had.
      const stroke: Stroke = { ...live, points: live.points.slice(0, getRoom()) };
      live = null;
      const { drawing } = store.get();
      if (stroke.points.length > 0)
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
    receive(next) {
      play();
      clearTimeout(timer);
      store.set(({ drawing }) => ({ drawing: record(drawing, next), save: 'saved' }));
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
      const hasRoom = !from.isDown || sketch.extend(walk(from, { x, y }));
      store.set({ cursor: { x, y, isDown: from.isDown && hasRoom } });
      return hasRoom;
    },
    toggleCursor() {
      const cursor = store.get().cursor ?? { ...CENTRE, isDown: false };
      if (cursor.isDown) {
        sketch.liftCursor();
        return true;
      }
      const isDown = sketch.begin({ ...cursor, pressure: 100 });
      store.set({ cursor: { ...cursor, isDown } });
      return isDown;
    },
    dotAtCursor() {
      const { x, y } = store.get().cursor ?? CENTRE;
      sketch.liftCursor();
      const hasRoom = sketch.begin({ x, y, pressure: 100 });
      sketch.end();
      store.set({ cursor: { x, y, isDown: false } });
      return hasRoom;
    },
    liftCursor() {
      const { cursor } = store.get();
      if (cursor?.isDown !== true) return;
      sketch.end();
      store.set({ cursor: { ...cursor, isDown: false } });
    },
    attach() {
      const drawing = loadHistory(DRAWING, store.get().drawing, storage);
      if (drawing !== store.get().drawing) store.set({ drawing, save: 'saved' });
      const stopWatching = onHidden(saveNow);
      return () => {
        stopWatching();
        saveNow();
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
