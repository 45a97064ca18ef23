import { createStore, type Store } from '@portfolio/kit';
import { createHistory, record, redo, undo, type History } from '@portfolio/kit/history';
import { recordContinuous } from '../../demo/recordContinuous';
import { loadHistory } from '../../portable/loadHistory';
import {
  findStorage,
  findTabStorage,
  readStored,
  writeStored,
  type FindStorage,
} from '../../portable/storedValue';
import { createDrumEngine, type SoundState } from './drumEngine';
import {
  CURRENT_LOOP,
  DEFAULT_SETTINGS,
  DRUM_SETTINGS,
  SAVED_LOOPS,
  type DrumSettings,
} from './drumLoopFile';
import { createLoopScheduler } from './loopScheduler';
import { createTimedLight, type PadLight } from './padLight';
import { PADS, PAD_NAMES, type Pad, type PadName } from './pads';
import {
  EMPTY_PATTERN,
  GRIDS,
  addHit,
  lengthTicksOf,
  quantiseTick,
  type GridName,
  type Pattern,
} from './pattern';
import { prepareNoise } from './voices';

/** How long a pad stays lit. A timer turns it off, so an animation that never runs cannot leave it lit. */
export const LIT_MS = 150;

export interface DrumState {
  pads: readonly Pad[];
  sound: SoundState;
  loop: History<Pattern>;
  isPlaying: boolean;
  isRecording: boolean;
  hasMetronome: boolean;
  grid: GridName;
  settings: DrumSettings;
  saved: readonly Pattern[];
}

export interface DrumMachine extends Pick<Store<DrumState>, 'get' | 'subscribe'> {
  /** Plays a pad by hand; records it while recording. */
  hit(pad: PadName): void;
  play(): void;
  stop(): void;
  toggleRecording(): void;
  toggleMetronome(): void;
  setGrid(grid: GridName): void;
  /** Changes the loop as one undo step. */
  edit(change: (pattern: Pattern) => Pattern): void;
  /** Changes the tempo. Consecutive changes are one undo step: dragging a slider makes dozens. */
  setTempo(bpm: number): void;
  undo(): void;
  redo(): void;
  changeSettings(change: Partial<DrumSettings>): void;
  /** Accepts the settings that another tab has saved, without saving them again. */
  receive(settings: DrumSettings): void;
  /** Rereads the saved loops, which another tab may have changed. Call it before changing them. */
  loadSaved(): readonly Pattern[];
  /** Returns whether this browser keeps them. */
  setSaved(saved: readonly Pattern[]): boolean;
  wake(): void;
  /** Stops, and releases the audio device until the next stroke. */
  sleep(): void;
  /** The position in the loop, from 0 to 1, or null while it is stopped. */
  getProgress(): number | null;
  /** Loads what this browser has stored. Returns a function to call when the page is left or hidden. */
  attach(): () => void;
}

interface MachinePorts {
  createContext(): AudioContext | null;
  storage?: FindStorage;
  tabStorage?: FindStorage;
  /** The initial loop (default none). */
  loop?: Pattern;
}

/**
 * The drum kit without its page: pads, loop, recording. The function that `attach` returns stops everything it started.
 */
export function createDrumMachine({
  createContext,
  storage = findStorage,
  tabStorage = findTabStorage,
  loop = EMPTY_PATTERN,
}: MachinePorts): DrumMachine {
  const store = createStore<DrumState>({
    pads: PADS,
    sound: 'idle',
    loop: createHistory(loop),
    isPlaying: false,
    isRecording: false,
    hasMetronome: true,
    grid: 'sixteenth',
    settings: DEFAULT_SETTINGS,
    saved: [],
  });
  /** Strokes of the loop that are scheduled on the audio clock but not heard yet. */
  const upcoming = new Set<ReturnType<typeof setTimeout>>();
  const lights = Object.fromEntries(
    PAD_NAMES.map((name) => [name, createTimedLight({ setLit: (isLit) => setLit(name, isLit) }, LIT_MS)]),
  ) as Readonly<Record<PadName, PadLight>>;
  /** False if the saved loops are only in this document, because the storage refused them. */
  let isSavedKept = true;
  let isTempoLastEdit = false;
  const pattern = () => store.get().loop.present;

  const engine = createDrumEngine({ createContext, onState: (sound) => store.set({ sound }) });
  const scheduler = createLoopScheduler({
    nowS: engine.nowS,
    getPattern: pattern,
    onHit({ pad }, atS) {
      engine.strike(pad, atS);
      const timer = setTimeout(
        () => {
          upcoming.delete(timer);
          lights[pad].strike();
        },
        (atS - engine.nowS()) * 1000,
      );
      upcoming.add(timer);
    },
    onBeat(isFirstOfBar, atS) {
      if (store.get().hasMetronome) engine.click(isFirstOfBar, atS);
    },
  });

  function setLit(name: PadName, isPlaying: boolean) {
    store.set(({ pads }) => ({ pads: pads.map((pad) => (pad.name === name ? { ...pad, isPlaying } : pad)) }));
  }

  function recordHit(pad: PadName) {
    const tick = Math.max(0, scheduler.tickAt(engine.nowS() - engine.latencyS()));
    const lengthTicks = lengthTicksOf(pattern());
    const { grid } = store.get();
    const hit = { pad, tick: quantiseTick(tick % lengthTicks, grid, lengthTicks) };
    const cell = GRIDS[grid].ticks;
    const snappedTick = Math.round(tick / cell) * cell;
    if (snappedTick > tick) scheduler.skipOnce(hit, snappedTick);
    machine.edit((current) => addHit(current, hit));
  }

  function setLoop(change: (history: History<Pattern>) => History<Pattern>) {
    isTempoLastEdit = false;
    store.set((state) => ({ loop: change(state.loop) }));
    scheduler.retime();
    writeStored(CURRENT_LOOP, pattern(), tabStorage);
  }

  function applySettings(settings: DrumSettings) {
    engine.setLevel(settings.isMuted ? 0 : (settings.volumePercent / 100) ** 2);
    store.set(({ pads }) => ({
      settings,
      pads: pads.map((pad) => ({
        ...pad,
        key: settings.keys[pad.name],
        dataKey: settings.keys[pad.name].charCodeAt(0),
      })),
    }));
  }

  const machine: DrumMachine = {
    get: store.get,
    subscribe: store.subscribe,
    hit(pad) {
      engine.wake();
      engine.strike(pad, engine.nowS());
      lights[pad].strike();
      if (store.get().isRecording && scheduler.isRunning()) recordHit(pad);
    },
    play() {
      engine.wake();
      scheduler.start();
      store.set({ isPlaying: true });
    },
    stop() {
      scheduler.stop();
      upcoming.forEach((timer) => clearTimeout(timer));
      upcoming.clear();
      PAD_NAMES.forEach((name) => lights[name].dispose());
      store.set({
        isPlaying: false,
        isRecording: false,
        pads: store.get().pads.map((pad) => ({ ...pad, isPlaying: false })),
      });
    },
    toggleRecording() {
      const isRecording = !store.get().isRecording;
      store.set({ isRecording });
      if (isRecording) machine.play();
    },
    toggleMetronome: () => store.set(({ hasMetronome }) => ({ hasMetronome: !hasMetronome })),
    setGrid: (grid) => store.set({ grid }),
    edit: (change) => setLoop((history) => record(history, change(history.present))),
    setTempo(bpm) {
      const isContinuous = isTempoLastEdit;
      setLoop((history) => recordContinuous(history, { ...history.present, bpm }, isContinuous));
      isTempoLastEdit = true;
    },
    undo: () => setLoop(undo),
    redo: () => setLoop(redo),
    changeSettings(change) {
      const settings = { ...store.get().settings, ...change };
      applySettings(settings);
      writeStored(DRUM_SETTINGS, settings, storage);
    },
    receive: applySettings,
    loadSaved() {
      if (isSavedKept) store.set({ saved: readStored(SAVED_LOOPS, storage) ?? store.get().saved });
      return store.get().saved;
    },
    setSaved(saved) {
      store.set({ saved });
      isSavedKept = writeStored(SAVED_LOOPS, saved, storage);
      return isSavedKept;
    },
    wake: engine.wake,
    sleep() {
      machine.stop();
      engine.sleep();
    },
    getProgress() {
      if (!scheduler.isRunning()) return null;
      const lengthTicks = lengthTicksOf(pattern());
      const tick = scheduler.tickAt(engine.nowS() - engine.latencyS());
      return tick < 0 ? 0 : (tick % lengthTicks) / lengthTicks;
    },
    attach() {
      applySettings(readStored(DRUM_SETTINGS, storage) ?? store.get().settings);
      machine.loadSaved();
      // An earlier document in this tab may have left an unsaved loop.
      store.set({ loop: loadHistory(CURRENT_LOOP, store.get().loop, tabStorage) });
      const preparation = setTimeout(prepareNoise);
      return () => {
        clearTimeout(preparation);
        machine.sleep();
      };
    },
  };
  return machine;
}
