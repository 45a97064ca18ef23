import { createCamera } from './camera';
import { createFakeMedia, createFakeStream } from './media-testing/fakeMedia';

/** Flushes all pending promises without advancing the clock. */
const settle = () => jest.advanceTimersByTimeAsync(0);

function setUp(labels?: readonly string[]) {
  const media = createFakeMedia(labels);
  const camera = createCamera(() => media.asMedia);
  const detach = camera.attach();
  return { ...media, camera, detach };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('requests no camera before it starts', () => {
  const { camera, requests } = setUp();

  expect(requests).toHaveLength(0);
  expect(camera.get().state).toBe('idle');
});

test('asks, runs and lists the cameras once one is allowed', async () => {
  const { camera, requests } = setUp();
  void camera.start();
  expect(camera.get()).toMatchObject({ state: 'asking', devices: [] });

  requests[0]?.grant();
  await settle();
  expect(camera.get().state).toBe('running');
  expect(camera.get().devices).toEqual([
    { id: 'cam-0', label: 'Front camera' },
    { id: 'cam-1', label: 'Camera 2' },
  ]);
});

test('requests exactly the chosen camera, and never audio', async () => {
  const { camera, requests } = setUp();
  void camera.start('cam-1');

  expect(requests[0]?.constraints).toMatchObject({ audio: false, video: { deviceId: { exact: 'cam-1' } } });
});

test('turns the camera light off when it stops', async () => {
  const { camera, requests } = setUp();
  const { track, stream } = createFakeStream();
  void camera.start();
  requests[0]?.grant(stream);
  await settle();
  camera.stop();

  expect(track.readyState).toBe('ended');
  expect(camera.get()).toMatchObject({ state: 'idle', stream: null, problem: null });
});

test('releases a grant that arrives too late', async () => {
  const { camera, requests, detach } = setUp();
  const { track, stream } = createFakeStream();
  void camera.start();
  detach();
  requests[0]?.grant(stream);
  await settle();

  expect(track.readyState).toBe('ended');
  expect(camera.get().state).toBe('idle');
});

test('releases the first camera when another is chosen', async () => {
  const { camera, requests } = setUp();
  const first = createFakeStream();
  void camera.start();
  requests[0]?.grant(first.stream);
  await settle();
  void camera.start('cam-1');

  expect(first.track.readyState).toBe('ended');
});

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'failed'],
  ['OverconstrainedError', 'failed'],
  ['AbortError', 'failed'],
  ['SomethingNewError', 'failed'],
])('reports %s as %s, with a text', async (name, state) => {
  const { camera, requests } = setUp();
  void camera.start();
  requests[0]?.refuse(name);
  await settle();

  expect(camera.get()).toMatchObject({ state, stream: null });
  expect(camera.get().problem?.text.length).toBeGreaterThan(20);
});

test('requests any camera after the chosen one was unavailable', async () => {
  const { camera, requests } = setUp();
  void camera.start('cam-1');
  requests[0]?.refuse('OverconstrainedError');
  await settle();
  void camera.start();

  expect(requests[1]?.constraints?.video).not.toHaveProperty('deviceId');
});

test('reports if the browser has no camera access', async () => {
  const camera = createCamera(() => null);
  await camera.start();

  expect(camera.get().state).toBe('unsupported');
});

test('notices that the camera was disconnected', async () => {
  const { camera, requests } = setUp();
  const { track, stream } = createFakeStream();
  void camera.start();
  requests[0]?.grant(stream);
  await settle();
  track.dispatchEvent(new Event('ended'));

  expect(camera.get()).toMatchObject({ state: 'missing', stream: null });
  expect(camera.get().problem?.title).toBe('The camera has gone');
});

test('leaves no listener and no light on', async () => {
  const { camera, requests, counts, detach } = setUp();
  const { track, stream } = createFakeStream();
  void camera.start();
  requests[0]?.grant(stream);
  await settle();
  expect(counts.listeners).toBe(1);
  detach();

  expect(counts.listeners).toBe(0);
  expect(track.readyState).toBe('ended');
});
