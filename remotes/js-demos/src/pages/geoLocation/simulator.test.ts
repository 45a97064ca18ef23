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

test('goes as far in a second as it is steered to', () => {
  const { readings } = setUp();
  jest.advanceTimersByTime(STEP_MS);
  const [first, second] = readings();

  expect(first && second && measureM(first, second)).toBeCloseTo(10, 1);
  expect(second).toMatchObject({ speedMps: 10, headingDeg: 135 });
});

test('goes where it is steered to', () => {
  const { simulator, readings } = setUp();
  simulator.steering.set({ headingDeg: 270 });
  jest.advanceTimersByTime(STEP_MS);

  expect(readings()[1]?.longitudeDeg).toBeLessThan(0);
  expect(readings()[1]?.latitudeDeg).toBeCloseTo(51.4769, 6);
});

test('can be made not to know, and has no heading while it stands', () => {
  const { simulator, readings } = setUp();
  simulator.steering.set({ knowsSpeed: false });
  jest.advanceTimersByTime(STEP_MS);
  simulator.steering.set({ knowsSpeed: true, speedMps: 0 });
  jest.advanceTimersByTime(STEP_MS);

  expect(readings()[1]).toMatchObject({ speedMps: null, headingDeg: 135 });
  expect(readings()[2]).toMatchObject({ speedMps: 0, headingDeg: null });
});

test('stands still once nobody watches', () => {
  const { simulator, id } = setUp();
  simulator.clearWatch(id);

  expect(jest.getTimerCount()).toBe(0);
});
