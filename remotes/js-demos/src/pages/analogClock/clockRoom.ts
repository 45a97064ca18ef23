import { createStore, type Store } from '@portfolio/kit';
import { createHistory, record, redo, undo, type History } from '@portfolio/kit/history';
import { loadHistory } from '../../portable/loadHistory';
import { findStorage, writeStored, type FindStorage } from '../../portable/storedValue';
import { CLOCK_SET, DEFAULT_SET, MAX_ZONES, type ClockSet } from './clockSet';
import { getBaseMs, getMsToNextSecond } from './hands';
import { findZone, listZones, toHomeZone } from './zoneNames';

/** Twice as long as the longest name of a zone. */
export const MAX_TEXT_CHARACTERS = 60;

export interface ClockState {
  set: History<ClockSet>;
  /** The time that the clocks show, or null until the page has been opened in a browser. */
  shownMs: number | null;
  /** The origin of all hand angles while the page is open, so that no hand ever turns back. */
  baseMs: number;
  /** The visitor's own zone. */
  home: string | null;
  /** Minutes by which the shown time is ahead of or behind the real one. */
  shiftMinutes: number;
}

export type AddResult = { isAdded: true; zone: string } | { isAdded: false; reason: string };

export interface ClockRoom extends Pick<Store<ClockState>, 'get' | 'subscribe'> {
  /** The time to show now, to the millisecond, for hands that sweep. */
  getShownMs(): number;
  add(text: string): AddResult;
  remove(zone: string): void;
  change(change: Partial<ClockSet>): void;
  /** Accepts the clocks that another tab has saved, as one undo step, without saving them again. */
  receive(set: ClockSet): void;
  undo(): void;
  redo(): void;
  shift(minutes: number): void;
  /** Starts the clocks; returns a function that stops them. */
  attach(): () => void;
}

interface RoomPorts {
  nowMs(): number;
  /** The visitor's zone, as far as the browser knows it. */
  getHomeZone(): string | undefined;
  storage?: FindStorage;
  /** Calls back whenever the page becomes visible or hidden; returns a function that stops it. */
  watchVisibility(onChange: (isVisible: boolean) => void): () => void;
}

const shorten = (text: string) =>
  text.length > MAX_TEXT_CHARACTERS ? `${text.slice(0, MAX_TEXT_CHARACTERS)}…` : text;

/** The clocks without their page. They tick on the whole second and are correct as soon as the page is shown again. */
export function createClockRoom({
  nowMs,
  getHomeZone,
  storage = findStorage,
  watchVisibility,
}: RoomPorts): ClockRoom {
  const store = createStore<ClockState>({
    set: createHistory(DEFAULT_SET),
    shownMs: null,
    baseMs: 0,
    home: null,
    shiftMinutes: 0,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;

  const getShownMs = () => nowMs() + store.get().shiftMinutes * 60_000;

  // #region excerpt
  function tick() {
    store.set({ shownMs: getShownMs() });
    clearTimeout(timer);
    // Each wait is measured from the clock itself: a late tick shortens the next wait, so delays never add up.
    timer = setTimeout(tick, getMsToNextSecond(nowMs()));
  }
  // #endregion

  function setHistory(set: History<ClockSet>) {
    store.set({ set });
    writeStored(CLOCK_SET, set.present, storage);
  }

  function change(part: Partial<ClockSet>) {
    const { set } = store.get();
    setHistory(record(set, { ...set.present, ...part }));
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    getShownMs,
    add(text) {
      const { set } = store.get();
      const zone = findZone(text, listZones());
      if (text.trim() === '')
        return {
          isAdded: false,
          reason: 'Enter a city, such as Lisbon, or a time zone, such as Europe/Lisbon.',
        };
      if (zone === null) {
        return {
          isAdded: false,
          reason: `“${shorten(text.trim())}” is not a time zone this browser knows. Enter a city or a zone such as Europe/Lisbon.`,
        };
      }
      if (set.present.zones.includes(zone))
        return { isAdded: false, reason: `${zone} is already on the wall.` };
      if (set.present.zones.length >= MAX_ZONES) {
        return { isAdded: false, reason: `The wall holds ${MAX_ZONES} clocks. Take one down first.` };
      }
      change({ zones: [...set.present.zones, zone] });
      return { isAdded: true, zone };
    },
    remove: (zone) => change({ zones: store.get().set.present.zones.filter((other) => other !== zone) }),
    change,
    receive: (next) => store.set(({ set }) => ({ set: record(set, next) })),
    undo: () => setHistory(undo(store.get().set)),
    redo: () => setHistory(redo(store.get().set)),
    shift(shiftMinutes) {
      store.set({ shiftMinutes });
      store.set({ shownMs: getShownMs() });
    },
    attach() {
      store.set({
        baseMs: getBaseMs(nowMs()),
        home: toHomeZone(getHomeZone()),
        set: loadHistory(CLOCK_SET, store.get().set, storage),
      });
      if (store.get().shownMs === null) {
        // A task of its own: the formatters of the zones take as long to create as the page to hydrate.
        timer = setTimeout(tick);
      } else {
        tick();
      }
      const stopWatching = watchVisibility((isVisible) => {
        if (isVisible) tick();
        else clearTimeout(timer);
      });
      return () => {
        clearTimeout(timer);
        stopWatching();
      };
    },
  };
}
