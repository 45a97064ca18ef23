import { createFakeGeo, positionOf } from './geo-testing/fakeGeo';
import { createTracker, type Permission } from './tracker';

function setUp({ hasGeo = true, isOnline = true, isSimulated = false } = {}) {
  const fake = createFakeGeo();
  let notify: (permission: Permission) => void = () => {};
  const counts = { permissionWatches: 0 };
  const tracker = createTracker({
    findGeo: () => (hasGeo ? fake.geo : null),
    isOnline: () => isOnline,
    isSimulated: () => isSimulated,
    watchPermission(onPermission) {
      notify = onPermission;
      counts.permissionWatches += 1;
      return () => {
        counts.permissionWatches -= 1;
      };
    },
  });
  const detach = tracker.attach();
  return { ...fake, tracker, detach, counts, setPermission: (next: Permission) => notify(next) };
}

test('does not ask for the position before it starts', () => {
  expect(setUp().watches).toHaveLength(0);
});

test('asks, then tracks, with high accuracy and a time limit', () => {
  const { tracker, watches } = setUp();
  tracker.start();
  expect(tracker.get().state).toBe('asking');
  expect(watches[0]?.options).toEqual({ enableHighAccuracy: true, timeout: 15_000, maximumAge: 0 });

  watches[0]?.find(positionOf({ heading: 135, speed: 10 }, 7));
  expect(tracker.get()).toMatchObject({
    state: 'running',
    reading: { headingDeg: 135, speedMps: 10, atMs: 7 },
  });
});

test('treats a refusal as final', () => {
  const { tracker, watches } = setUp();
  tracker.start();
  watches[0]?.fail(1);

  expect(tracker.get()).toMatchObject({ state: 'denied', trouble: { state: 'denied' } });
  expect(watches[0]?.isCleared).toBe(true);
});

test.each([
  [2, true, 'missing'],
  [2, false, 'offline'],
  [3, true, 'failed'],
])('continues after code %i (online: %s) as %s, and recovers', (code, isOnline, state) => {
  const { tracker, watches } = setUp({ isOnline });
  tracker.start();
  watches[0]?.fail(code);
  expect(tracker.get()).toMatchObject({ state, trouble: { state } });
  expect(watches[0]?.isCleared).toBe(false);

  watches[0]?.find();
  expect(tracker.get()).toMatchObject({ state: 'running', trouble: null });
});

test('reports if the browser has no geolocation', () => {
  const { tracker } = setUp({ hasGeo: false });
  tracker.start();

  expect(tracker.get().state).toBe('unsupported');
});

test('clears the watch on Stop and ignores later events', () => {
  const { tracker, watches } = setUp();
  tracker.start();
  tracker.stop();
  watches[0]?.find();
  watches[0]?.fail(1);

  expect(watches[0]?.isCleared).toBe(true);
  expect(tracker.get()).toMatchObject({ state: 'idle', reading: null });
});

test('stops when the permission is withdrawn, and is ready again when it is granted', () => {
  const { tracker, watches, setPermission } = setUp();
  setPermission('granted');
  tracker.start();
  watches[0]?.find();
  setPermission('denied');
  expect(tracker.get()).toMatchObject({ state: 'denied', permission: 'denied' });
  expect(watches[0]?.isCleared).toBe(true);

  setPermission('granted');
  expect(tracker.get()).toMatchObject({ state: 'idle', trouble: null, permission: 'granted' });
});

test('goes on with a simulation, whatever the permission', () => {
  const { tracker, watches, setPermission } = setUp({ isSimulated: true });
  tracker.start();
  watches[0]?.find();
  setPermission('denied');

  expect(tracker.get()).toMatchObject({ state: 'running', permission: 'denied' });
  expect(watches[0]?.isCleared).toBe(false);
});

test('never runs two watches', () => {
  const { tracker, watches } = setUp();
  tracker.start();
  tracker.start();

  expect(watches.map(({ isCleared }) => isCleared)).toEqual([true, false]);
});

test('stops everything when the page is left', () => {
  const { tracker, watches, detach, counts } = setUp();
  tracker.start();
  detach();

  expect(watches[0]?.isCleared).toBe(true);
  expect(counts.permissionWatches).toBe(0);
  expect(tracker.get().state).toBe('idle');
});

test('keeps the route when it stops, and clears it on request', () => {
  const { tracker, watches } = setUp();
  tracker.start();
  watches[0]?.find();
  watches[0]?.find(positionOf({ latitude: 51.478 }));
  tracker.stop();
  expect(tracker.get().track).toHaveLength(2);

  tracker.clearTrack();
  expect(tracker.get()).toMatchObject({ track: [], reading: null });
});
