import { createFakeStorage } from '../../demo-testing/noteKind';
import { createFakeApi, listOf } from './api-testing/fakeApi';
import { FRESH_MS } from './filmCache';
import { createFilmLibrary } from './filmLibrary';
import { OFFLINE_FILMS } from './offlineFilms';

function setUp({ storage = createFakeStorage(), hasApi = true } = {}) {
  const fake = createFakeApi();
  const clock = { nowMs: 1_000_000 };
  const world = { isSimulated: false };
  const library = createFilmLibrary({
    source: { findApi: () => (hasApi ? fake.api : null), isSimulated: () => world.isSimulated },
    storage: () => storage,
    nowMs: () => clock.nowMs,
  });
  const detach = library.attach();
  const titles = () => library.get().films.map(({ title }) => title);
  return { ...fake, library, detach, storage, clock, simulation: world, titles };
}

/** Flushes all pending promises without advancing the clock. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('starts with bundled films, without a request', () => {
  const { library, calls } = setUp();

  expect(library.get()).toMatchObject({ state: 'idle', origin: 'bundle', films: OFFLINE_FILMS });
  expect(calls).toHaveLength(0);
});

test('shows the API’s answer, and caches it', async () => {
  const { library, calls, titles, storage } = setUp();
  const done = library.load();
  expect(library.get().state).toBe('asking');
  calls[0]?.answer(listOf('Ponyo'));
  await done;

  expect(titles()).toEqual(['Ponyo']);
  expect(library.get()).toMatchObject({ state: 'running', origin: 'network', savedAtMs: 1_000_000 });
  expect(setUp({ storage }).library.get()).toMatchObject({ origin: 'cache', savedAtMs: 1_000_000 });
});

test('answers from the cache while it is fresh, and requests when it is stale or on demand', async () => {
  const { library, calls, clock, detach } = setUp();
  const first = library.load();
  calls[0]?.answer(listOf('Ponyo'));
  await first;
  clock.nowMs += FRESH_MS - 1;
  await library.load();
  expect(calls).toHaveLength(1);
  expect(library.get().origin).toBe('cache');

  void library.load({ isNewWanted: true });
  expect(calls).toHaveLength(2);
  clock.nowMs += 1;
  void library.load();
  expect(calls).toHaveLength(3);
  detach();
});

test('keeps the films if a request fails', async () => {
  const { library, calls } = setUp();
  const done = library.load();
  calls[0]?.answer({}, 404);
  await done;

  expect(library.get()).toMatchObject({ state: 'missing', origin: 'bundle', problem: { status: 404 } });
  expect(library.get().films).toBe(OFFLINE_FILMS);
});

test('treats an answer without films as malformed', async () => {
  const { library, calls } = setUp();
  const done = library.load();
  calls[0]?.answer({ films: [] });
  await done;

  expect(library.get()).toMatchObject({ state: 'failed', problem: { kind: 'malformed' } });
});

test('the later of two requests wins', async () => {
  const { library, calls, titles } = setUp();
  const first = library.load();
  const second = library.load();
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[1]?.answer(listOf('Second'));
  calls[0]?.answer(listOf('First'));
  await Promise.all([first, second]);

  expect(titles()).toEqual(['Second']);
});

test('aborts on request and reports it', async () => {
  const { library } = setUp();
  const done = library.load();
  library.abort();
  await done;

  expect(library.get()).toMatchObject({ state: 'idle', problem: { kind: 'aborted' } });
});

test('reports if the browser cannot make requests', async () => {
  const { library } = setUp({ hasApi: false });
  await library.load();

  expect(library.get().state).toBe('unsupported');
});

test('does not cache a simulation, and drops it', async () => {
  const { library, calls, storage, simulation } = setUp();
  simulation.isSimulated = true;
  const done = library.load();
  calls[0]?.answer(listOf('Simulated'));
  await done;
  expect(library.get().origin).toBe('simulation');
  expect(storage.items.size).toBe(0);

  library.endSimulation();
  expect(library.get()).toMatchObject({ state: 'idle', origin: 'bundle' });
});

test('clears the answer on request', async () => {
  const { library, calls, storage } = setUp();
  const done = library.load();
  calls[0]?.answer(listOf('Ponyo'));
  await done;
  library.reset();

  expect(library.get()).toMatchObject({ state: 'idle', origin: 'bundle' });
  expect(storage.items.size).toBe(0);
});

test('continues if storage is full', async () => {
  const { library, calls, titles } = setUp({ storage: createFakeStorage({ isFull: true }) });
  const done = library.load();
  calls[0]?.answer(listOf('Ponyo'));
  await done;

  expect(titles()).toEqual(['Ponyo']);
});

test('aborts the request when the page is left', async () => {
  const { library, calls, detach } = setUp();
  void library.load();
  detach();
  await settle();

  expect(calls[0]?.signal.aborted).toBe(true);
  expect(library.get()).toMatchObject({ state: 'idle', problem: null });
});
