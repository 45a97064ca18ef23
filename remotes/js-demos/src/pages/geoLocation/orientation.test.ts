import { PATIENCE_MS, createOrientation, type OrientationPort } from './orientation';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type CompassEvent = Parameters<Parameters<OrientationPort['listen']>[0]>[0];

function setUp(request: OrientationPort['request'] = () => Promise.resolve(true)) {
  const listeners = new Set<(event: CompassEvent) => void>();
  const orientation = createOrientation(() => ({
    request,
    listen(onEvent) {
      listeners.add(onEvent);
      return () => listeners.delete(onEvent);
    },
  }));
  return { orientation, listeners, turn: (event: CompassEvent) => listeners.forEach((tell) => tell(event)) };
}

test('is off by default', () => {
  const { orientation, listeners } = setUp();

  expect(orientation.get()).toEqual({ status: 'off', headingDeg: null });
  expect(listeners.size).toBe(0);
});

test('counts clockwise from north, whichever way the browser does', async () => {
  const { orientation, turn } = setUp();
  await orientation.start();
  turn({ absolute: true, alpha: 90 });
  expect(orientation.get()).toEqual({ status: 'on', headingDeg: 270 });

  turn({ absolute: false, alpha: 0, webkitCompassHeading: 45 });
  expect(orientation.get().headingDeg).toBe(45);
});

test('ignores a direction not measured from north, and sensor noise', async () => {
  const { orientation, turn } = setUp();
  await orientation.start();
  turn({ absolute: false, alpha: 90 });
  expect(orientation.get().headingDeg).toBeNull();
  turn({ absolute: true, alpha: 10 });
  turn({ absolute: true, alpha: 10.4 });

  expect(orientation.get().headingDeg).toBe(350);
});

test('reports if no direction arrives', async () => {
  const { orientation, listeners } = setUp();
  await orientation.start();
  jest.advanceTimersByTime(PATIENCE_MS);

  expect(orientation.get().status).toBe('absent');
  expect(listeners.size).toBe(0);
});

test.each([
  ['a refusal', () => Promise.resolve(false), 'refused'],
  ['an error', () => Promise.reject(new Error('no gesture')), 'refused'],
  ['a browser without the interface', null, 'absent'],
] as const)('takes %s for an answer', async (_what, request, status) => {
  const { orientation } = setUp(request);
  await orientation.start();

  expect(orientation.get().status).toBe(status);
});

test('does not start if it was stopped while the browser was asking', async () => {
  const { orientation, listeners } = setUp();
  const done = orientation.start();
  orientation.stop();
  await done;

  expect(listeners.size).toBe(0);
  expect(orientation.get().status).toBe('off');
});

test('leaves no listener or timer behind', async () => {
  const { orientation, listeners, turn } = setUp();
  await orientation.start();
  turn({ absolute: true, alpha: 0 });
  orientation.stop();

  expect(listeners.size).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});
