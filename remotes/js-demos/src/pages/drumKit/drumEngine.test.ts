import { createFakeContext } from '../../demo-testing/fakeAudio';
import { createDrumEngine, type SoundState } from './drumEngine';

function setUp({ state = 'running' as AudioContextState, isSupported = true } = {}) {
  const fakes: ReturnType<typeof createFakeContext>[] = [];
  const states: SoundState[] = [];
  const engine = createDrumEngine({
    createContext() {
      if (!isSupported) return null;
      const fake = createFakeContext();
      fake.context.state = state;
      fakes.push(fake);
      return fake.asContext;
    },
    onState: (next) => states.push(next),
  });
  return { engine, fakes, states };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('opens no audio device before it is woken', () => {
  const { engine, fakes } = setUp();
  engine.strike('kick', 0);

  expect(fakes).toHaveLength(0);
});

test('opens one device however often it is woken', () => {
  const { engine, fakes, states } = setUp();
  engine.wake();
  engine.wake();

  expect(fakes).toHaveLength(1);
  expect(states).toEqual(['running']);
});

test('reports blocked sound, but not during the moment that every context needs', () => {
  const { engine, fakes, states } = setUp({ state: 'suspended' });
  engine.wake();
  jest.advanceTimersByTime(300);
  expect(states).toEqual([]);

  jest.advanceTimersByTime(200);
  expect(states).toEqual(['waiting']);

  fakes[0]?.setState('running');
  expect(states).toEqual(['waiting', 'running']);
  expect(fakes[0]?.counts.resumed).toBe(1);
});

test('continues silently on another clock without Web Audio', () => {
  const { engine, states } = setUp({ isSupported: false });
  engine.wake();
  engine.strike('kick', 0);
  const before = engine.nowS();
  jest.advanceTimersByTime(500);

  expect(states).toEqual(['unsupported']);
  expect(engine.nowS() - before).toBeCloseTo(0.5);
});

test('the closed hi-hat silences the open one', () => {
  const { engine, fakes } = setUp();
  engine.wake();
  engine.strike('openhat', 1);
  engine.strike('hihat', 1.5);

  const choked = fakes[0]?.gains.flatMap(({ gain }) => gain.events.filter(({ call }) => call === 'target'));
  expect(choked).toEqual([{ call: 'target', value: 0, atS: 1.5 }]);
});

test('keeps a volume set before it was woken', () => {
  const { engine, fakes } = setUp();
  engine.setLevel(0.3);
  engine.wake();

  expect(fakes[0]?.gains[0]?.gain.value).toBe(0.3);
});

test('closes the device and opens a new one later', () => {
  const { engine, fakes, states } = setUp();
  engine.wake();
  engine.sleep();
  engine.wake();

  expect(fakes).toHaveLength(2);
  expect(fakes[0]?.counts.closed).toBe(1);
  expect(states).toEqual(['running', 'idle', 'running']);
  expect(jest.getTimerCount()).toBe(0);
});
