import { STEP_MS, createSimulator } from './simulator';
import { measureM } from './track';
import { toReading, type PositionLike } from './reading';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const simulator = createSimulator();
  const positions: PositionLike[] = [];
  const id = simulator.watchPosition(
    (position) => positions.push(position),
    () => {},
    {},
  );
  const readings = () => positions.map(toReading);
  return { simulator, id, readings };
}

test('moves as far in a second as its speed says', () => {
  const { readings } = setUp();
  jest.advanceTimersByTime(STEP_MS);
  const [first, second] = readings();

  expect(first && second && measureM(first, second)).toBeCloseTo(10, 1);
  expect(second).toMatchObject({ speedMps: 10, headingDeg: 135 });
});

test('moves in the direction it is steered', () => {
  const { simulator, readings } = setUp();
  simulator.steering.set({ headingDeg: 270 });
  jest.advanceTimersByTime(STEP_MS);

  expect(readings()[1]?.longitudeDeg).toBeLessThan(0);
  expect(readings()[1]?.latitudeDeg).toBeCloseTo(51.4769, 6);
});

test('can be made to report no speed, and has no heading while it stands still', () => {
  const { simulator, readings } = setUp();
  simulator.steering.set({ knowsSpeed: false });
  jest.advanceTimersByTime(STEP_MS);
  simulator.steering.set({ knowsSpeed: true, speedMps: 0 });
  jest.advanceTimersByTime(STEP_MS);

  expect(readings()[1]).toMatchObject({ speedMps: null, headingDeg: 135 });
  expect(readings()[2]).toMatchObject({ speedMps: 0, headingDeg: null });
});

test('stops once no one watches', () => {
  const { simulator, id } = setUp();
  simulator.clearWatch(id);

  expect(jest.getTimerCount()).toBe(0);
});
