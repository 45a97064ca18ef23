import { createFakeContext } from '../../demo-testing/fakeAudio';
import { createFakeStorage } from '../../demo-testing/noteKind';
import { writeEnvelope } from '../../portable/envelope';
import { LIT_MS, createDrumMachine } from './drumMachine';
import { DEFAULT_KEYS, SAVED_LOOPS } from './drumLoopFile';
import { TICKS_PER_BEAT } from './pattern';

function setUp({ isSupported = true, storage = createFakeStorage(), tabStorage = createFakeStorage() } = {}) {
  const fakes: ReturnType<typeof createFakeContext>[] = [];
  const machine = createDrumMachine({
    createContext() {
      if (!isSupported) return null;
      const fake = createFakeContext();
      fakes.push(fake);
      return fake.asContext;
    },
    storage: () => storage,
    tabStorage: () => tabStorage,
  });
  const detach = machine.attach();
  return {
    machine,
    detach,
    storage,
    fakes,
    /** Advances the timers and the audio clock. */
    pass(seconds: number) {
      for (let done = 0; done < Math.round(seconds * 1000); done += 5) {
        const fake = fakes.at(-1);
        if (fake !== undefined) fake.context.currentTime += 0.005;
        jest.advanceTimersByTime(5);
      }
    },
  };
}

const isLit = (machine: ReturnType<typeof createDrumMachine>, name: string) =>
  machine.get().pads.find((pad) => pad.name === name)?.isPlaying;
const ticks = (machine: ReturnType<typeof createDrumMachine>) =>
  machine.get().loop.present.hits.map(({ pad, tick }) => `${pad} ${tick}`);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('lights a pad and turns it off by a timer, which restarts with each stroke', () => {
  const { machine, pass } = setUp();
  machine.hit('kick');
  pass(0.1);
  machine.hit('kick');
  pass(0.1);
  expect(isLit(machine, 'kick')).toBe(true);

  pass(LIT_MS / 1000);
  expect(isLit(machine, 'kick')).toBe(false);
});

test('records strokes on the grid, without sounding them twice', () => {
  const { machine, pass, fakes } = setUp();
  machine.edit((pattern) => ({ ...pattern, bpm: 120 }));
  machine.toggleMetronome();
  machine.toggleRecording();
  // Slightly before the second beat, which is 0.56 s after the start.
  pass(0.53);
  const before = fakes[0]?.starts.length ?? 0;
  machine.hit('tink');
  const perStroke = (fakes[0]?.starts.length ?? 0) - before;
  pass(1);

  expect(ticks(machine)).toEqual([`tink ${TICKS_PER_BEAT}`]);
  expect((fakes[0]?.starts.length ?? 0) - before).toBe(perStroke);

  pass(1.2);
  expect((fakes[0]?.starts.length ?? 0) - before).toBe(2 * perStroke);
});

test('records strokes exactly as played if the grid is off', () => {
  const { machine, pass } = setUp();
  machine.setGrid('off');
  machine.toggleRecording();
  pass(0.5);
  machine.hit('clap');

  expect(machine.get().loop.present.hits[0]?.tick).toBeCloseTo((0.44 * 100 * TICKS_PER_BEAT) / 60, -1);
});

test('records nothing while it only plays', () => {
  const { machine, pass } = setUp();
  machine.play();
  pass(0.3);
  machine.hit('clap');

  expect(ticks(machine)).toEqual([]);
});

test('undoes and redoes strokes one by one', () => {
  const { machine } = setUp();
  machine.edit((pattern) => ({ ...pattern, hits: [{ pad: 'kick', tick: 0 }] }));
  machine.edit((pattern) => ({ ...pattern, hits: [...pattern.hits, { pad: 'snare', tick: 96 }] }));
  machine.undo();
  expect(ticks(machine)).toEqual(['kick 0']);

  machine.redo();
  expect(ticks(machine)).toEqual(['kick 0', 'snare 96']);
});

test('a run of tempo changes is one undo step', () => {
  const { machine } = setUp();
  const bpm = () => machine.get().loop.present.bpm;
  machine.setTempo(110);
  machine.setTempo(120);
  machine.edit((pattern) => ({ ...pattern, hits: [{ pad: 'kick', tick: 0 }] }));
  machine.setTempo(130);
  machine.setTempo(140);
  machine.undo();
  expect(bpm()).toBe(120);
  machine.setTempo(150);
  machine.undo();
  expect(bpm()).toBe(120);
  machine.undo();
  machine.undo();

  expect(bpm()).toBe(100);
});

test('lights pads of the loop when they sound', () => {
  const { machine, pass } = setUp();
  machine.edit((pattern) => ({ ...pattern, hits: [{ pad: 'ride', tick: 0 }] }));
  machine.play();
  expect(isLit(machine, 'ride')).toBe(false);

  pass(0.08);
  expect(isLit(machine, 'ride')).toBe(true);
});

test('clicks on every beat only while the metronome is on', () => {
  const { machine, pass, fakes } = setUp();
  machine.play();
  pass(1.3);
  const clicks = fakes[0]?.starts.length ?? 0;
  expect(clicks).toBe(3);

  machine.toggleMetronome();
  pass(2);
  expect(fakes[0]?.starts.length).toBe(clicks);
});

test('reports the progress of the loop', () => {
  const { machine, pass } = setUp();
  expect(machine.getProgress()).toBeNull();

  machine.edit((pattern) => ({ ...pattern, bpm: 120 }));
  machine.play();
  pass(0.06 + 0.5);
  expect(machine.getProgress()).toBeCloseTo(0.25, 2);
});

test('plays silently without Web Audio', () => {
  const { machine, pass } = setUp({ isSupported: false });
  machine.edit((pattern) => ({ ...pattern, hits: [{ pad: 'ride', tick: 0 }] }));
  machine.play();
  pass(0.1);

  expect(machine.get().sound).toBe('unsupported');
  expect(isLit(machine, 'ride')).toBe(true);
});

test('keeps keys, volume and saved loops for the next visit', () => {
  const { machine, storage } = setUp();
  machine.changeSettings({ keys: { ...DEFAULT_KEYS, kick: 'X' }, volumePercent: 40 });
  machine.setSaved([{ name: 'Mine', bpm: 90, bars: 1, hits: [] }]);

  const next = setUp({ storage }).machine.get();
  expect(next.pads.find(({ name }) => name === 'kick')).toMatchObject({ key: 'X', dataKey: 88 });
  expect(next.settings.volumePercent).toBe(40);
  expect(next.saved.map(({ name }) => name)).toEqual(['Mine']);
});

test('reports if a loop could not be saved', () => {
  const { machine } = setUp({ storage: createFakeStorage({ isFull: true }) });

  expect(machine.setSaved([])).toBe(false);
});

test('goes on listing a loop that could not be saved', () => {
  const storage = createFakeStorage({ isFull: true });
  storage.items.set('js-demos:drum-loops', writeEnvelope(SAVED_LOOPS, []));
  const { machine } = setUp({ storage });
  machine.setSaved([{ name: 'Mine', bpm: 90, bars: 1, hits: [] }]);

  expect(machine.loadSaved().map(({ name }) => name)).toEqual(['Mine']);
});

test('leaves no timer or device behind, and keeps the loop', () => {
  const { machine, detach, pass, fakes } = setUp();
  machine.toggleRecording();
  pass(0.4);
  machine.hit('kick');
  detach();

  expect(jest.getTimerCount()).toBe(0);
  expect(fakes[0]?.counts.closed).toBe(1);
  expect(machine.get()).toMatchObject({ isPlaying: false, isRecording: false, sound: 'idle' });
  expect(ticks(machine)).toHaveLength(1);

  machine.attach();
  machine.hit('kick');
  expect(fakes).toHaveLength(2);
});

test('keeps the latest loop of this tab when its document is left', () => {
  const tabStorage = createFakeStorage();
  const { machine } = setUp({ tabStorage });
  machine.edit((pattern) => ({ ...pattern, bpm: 140 }));
  machine.edit((pattern) => ({ ...pattern, bpm: 150 }));
  machine.undo();
  const next = setUp({ tabStorage }).machine;
  expect(next.get().loop.present.bpm).toBe(140);
  next.edit((pattern) => ({ ...pattern, bpm: 160 }));
  // After the page was hidden and shown again, the loop is still there.
  next.attach();
  expect(next.get().loop.present.bpm).toBe(160);
  expect(setUp().machine.get().loop.present.bpm).toBe(100);
});

test('keeps redo when the page is hidden and shown again', () => {
  const { machine, detach } = setUp();
  machine.edit((pattern) => ({ ...pattern, bpm: 140 }));
  machine.undo();
  detach();
  machine.attach();
  machine.redo();

  expect(machine.get().loop.present.bpm).toBe(140);
});
