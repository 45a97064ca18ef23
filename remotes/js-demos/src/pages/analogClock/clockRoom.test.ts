import { createFakeStorage } from '../../demo-testing/noteKind';
import { MAX_ZONES } from './clockSet';
import { createClockRoom } from './clockRoom';
import { listZones } from './zoneNames';

const START = Date.UTC(2026, 0, 14, 9, 24, 37, 400);

function setUp({ storage = createFakeStorage(), homeZone = 'Asia/Katmandu' } = {}) {
  let setVisible: (isVisible: boolean) => void = () => {};
  let watchers = 0;
  const room = createClockRoom({
    nowMs: () => Date.now(),
    getHomeZone: () => homeZone,
    storage: () => storage,
    watchVisibility(onChange) {
      watchers += 1;
      setVisible = onChange;
      return () => {
        watchers -= 1;
      };
    },
  });
  const detach = room.attach();
  jest.advanceTimersByTime(0);
  return {
    room,
    detach,
    storage,
    setVisible: (next: boolean) => setVisible(next),
    countWatchers: () => watchers,
  };
}

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

test('shows nothing before it starts', () => {
  const room = createClockRoom({
    nowMs: () => START,
    getHomeZone: () => 'UTC',
    storage: createFakeStorage,
    watchVisibility: () => () => {},
  });

  expect(room.get().shownMs).toBeNull();
});

test('ticks on the whole second, whenever it started', () => {
  const { room } = setUp();
  const ticks: number[] = [];
  room.subscribe(() => ticks.push((room.get().shownMs ?? 0) % 1000));
  jest.advanceTimersByTime(5000);

  expect(ticks).toEqual([0, 0, 0, 0, 0]);
});

test('stops while the page is hidden and shows the right time at once when it returns', () => {
  const { room, setVisible } = setUp();
  setVisible(false);
  expect(jest.getTimerCount()).toBe(0);

  jest.advanceTimersByTime(3_600_000);
  setVisible(true);
  expect(room.get().shownMs).toBe(START + 3_600_000);
});

test('calls the home zone by its current name', () => {
  expect(setUp().room.get().home).toBe('Asia/Kathmandu');
});

test('shows UTC where the browser does not know the zone of the system', () => {
  expect(setUp({ homeZone: 'Etc/Unknown' }).room.get().home).toBe('UTC');
});

test('looks ahead without losing the seconds', () => {
  const { room } = setUp();
  room.shift(90);

  expect(room.get().shownMs).toBe(START + 90 * 60_000);
  jest.advanceTimersByTime(600);
  expect((room.get().shownMs ?? 0) % 1000).toBe(0);
});

test('adds and removes a clock, and undoes both', () => {
  const { room } = setUp();
  expect(room.add('tokyo')).toEqual({ isAdded: true, zone: 'Asia/Tokyo' });
  room.remove('Asia/Tokyo');
  expect(room.get().set.present.zones).not.toContain('Asia/Tokyo');

  room.undo();
  expect(room.get().set.present.zones).toContain('Asia/Tokyo');
  room.undo();
  room.redo();
  expect(room.get().set.present.zones).toContain('Asia/Tokyo');
});

test('quotes no more than the start of a long text', () => {
  expect(setUp().room.add('x'.repeat(10_000))).toMatchObject({
    reason: expect.stringMatching(/^“x{60}…” is not a time zone/),
  });
});

test('explains why a clock is not added', () => {
  const { room } = setUp();

  expect(room.add('Mars/Olympus')).toEqual({
    isAdded: false,
    reason:
      '“Mars/Olympus” is not a time zone this browser knows. Enter a city or a zone such as Europe/Lisbon.',
  });
  expect(room.add('Calcutta')).toEqual({ isAdded: false, reason: 'Asia/Kolkata is already on the wall.' });

  room.change({ zones: listZones().slice(0, MAX_ZONES) });
  expect(room.add('Europe/Vienna')).toMatchObject({
    reason: 'The wall holds 12 clocks. Take one down first.',
  });
});

test('keeps the clocks for the next visit', () => {
  const { room, storage } = setUp();
  room.change({ is24: false });
  room.add('Lisbon');

  const next = setUp({ storage }).room.get().set.present;
  expect(next.is24).toBe(false);
  expect(next.zones).toContain('Europe/Lisbon');
});

test('keeps undo and redo when the page is hidden and shown again', () => {
  const { room, detach } = setUp();
  room.add('Lisbon');
  detach();
  room.attach();
  room.undo();
  expect(room.get().set.present.zones).not.toContain('Europe/Lisbon');

  room.attach()();
  room.redo();
  expect(room.get().set.present.zones).toContain('Europe/Lisbon');
});

test('leaves no timer or listener behind', () => {
  const { detach, countWatchers } = setUp();
  detach();

  expect(jest.getTimerCount()).toBe(0);
  expect(countWatchers()).toBe(0);
});
