import { createFakeStorage } from '../../demo-testing/noteKind';
import { SCENE } from './clip/scene';
import { createPlayer } from './player';
import { createFakeVideo } from './player-testing/fakeVideo';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp({ storage = createFakeStorage(), isOnline = true } = {}) {
  const player = createPlayer({ storage: () => storage, isOnline: () => isOnline });
  player.loadSettings();
  return { player, storage, ...createFakeVideo() };
}

test('never starts automatically, and plays on request', async () => {
  const { player, video, asElement } = setUp();
  player.attach(asElement);
  expect(video.paused).toBe(true);
  await player.play();
  expect(player.get()).toMatchObject({ state: 'running', isPlaying: true });
  player.pause();

  expect(player.get()).toMatchObject({ state: 'idle', isPlaying: false });
});

test('sets the speed of the video, even after a reload of it, and keeps it', () => {
  const { player, video, asElement, storage } = setUp();
  player.attach(asElement);
  player.setRate(1.5);
  expect(video).toMatchObject({ playbackRate: 1.5, defaultPlaybackRate: 1.5 });

  expect(setUp({ storage }).player.get().settings.rate).toBe(1.5);
});

test('accepts the settings of another tab, without saving them again', () => {
  const { player, video, asElement, storage } = setUp();
  player.attach(asElement);
  player.receive({ ...player.get().settings, rate: 1.5 });

  expect(video.playbackRate).toBe(1.5);
  expect(storage.items.size).toBe(0);
});

test('clamps the speed to values that a video accepts', () => {
  const { player, video, asElement } = setUp();
  player.attach(asElement);
  player.setRate(100);
  expect(video.playbackRate).toBe(4);
  player.setRate(-3);
  expect(video.playbackRate).toBe(0.25);
});

test('follows a speed set elsewhere', () => {
  const { player, video, asElement, fire } = setUp();
  player.attach(asElement);
  video.playbackRate = 2;
  fire('ratechange');

  expect(player.get().settings.rate).toBe(2);
});

test('passes on pitch and loop', () => {
  const { player, video, asElement } = setUp();
  player.attach(asElement);
  player.change({ isPitchKept: false, isLooping: false });

  expect(video).toMatchObject({ preservesPitch: false, loop: false });
});

test('reports that the browser requires a click first', async () => {
  const { player, video, asElement } = setUp();
  player.attach(asElement);
  video.refusal = new DOMException('no', 'NotAllowedError');
  await player.play();

  expect(player.get()).toMatchObject({ state: 'denied', isPlaying: false });
});

test('does not treat a pause before the start as a fault', async () => {
  const { player, video, asElement } = setUp();
  player.attach(asElement);
  video.refusal = new DOMException('paused', 'AbortError');
  await player.play();

  expect(player.get()).toMatchObject({ state: 'idle', trouble: null });
});

test.each([
  ['a broken connection', { error: { code: 2 } }, true, 'failed'],
  ['a damaged video', { error: { code: 3 } }, true, 'failed'],
  ['a missing video', { networkState: 3 }, true, 'missing'],
  ['a browser that supports neither file', { networkState: 3, canPlay: '' }, true, 'unsupported'],
  ['no network', { networkState: 3 }, false, 'offline'],
])('reports %s', (_what, change, isOnline, state) => {
  const { player, video, asElement, fire } = setUp({ isOnline });
  player.attach(asElement);
  Object.assign(video, change);
  fire('error');
  jest.runAllTimers();

  expect(player.get()).toMatchObject({ state, trouble: { state } });
});

test('notices a video that failed before it was attached, but not one still choosing its file', () => {
  const broken = setUp();
  broken.video.networkState = 3;
  broken.player.attach(broken.asElement);
  jest.runAllTimers();
  expect(broken.player.get().state).toBe('missing');

  const choosing = setUp();
  choosing.video.networkState = 3;
  choosing.player.attach(choosing.asElement);
  choosing.video.networkState = 2;
  jest.runAllTimers();
  expect(choosing.player.get().state).toBe('idle');
});

test('is waiting while the video is, but only during playback', async () => {
  const { player, asElement, fire } = setUp();
  player.attach(asElement);
  fire('waiting');
  expect(player.get().state).toBe('idle');
  await player.play();
  fire('waiting');
  expect(player.get().state).toBe('asking');
  fire('playing');

  expect(player.get().state).toBe('running');
});

test('waits for nothing once the page has been left', async () => {
  const { player, asElement, fire } = setUp();
  const detach = player.attach(asElement);
  await player.play();
  fire('waiting');
  detach();
  expect(player.get().state).toBe('idle');

  const detachAgain = player.attach(asElement);
  player.retry();
  detachAgain();
  expect(player.get().state).toBe('idle');
});

test('reloads the video, and is ready once its metadata has loaded', () => {
  const { player, asElement, counts, fire } = setUp();
  player.attach(asElement);
  player.retry();
  expect(counts.loads).toBe(1);
  expect(player.get().state).toBe('asking');
  fire('loadedmetadata');

  expect(player.get().state).toBe('idle');
});

test('seeks within the video', () => {
  const { player, video, asElement } = setUp();
  player.attach(asElement);
  player.seek(99);
  expect(video.currentTime).toBe(SCENE.durationS);
  player.seek(2);

  expect(player.get().timeS).toBe(2);
});

test('a new video starts where the drawn clip ended', async () => {
  const { player, video, asElement } = setUp();
  await player.play();
  player.advance(5);
  player.attach(asElement);

  expect(video.currentTime).toBe(5);
  expect(player.get()).toMatchObject({ timeS: 5, isPlaying: false });
});

test('a video that is shown again keeps its own time', () => {
  const { player, video, asElement } = setUp();
  player.attach(asElement)();
  player.seek(2);
  video.currentTime = 3;
  player.attach(asElement);

  expect(video.currentTime).toBe(3);
});

test('pauses and leaves no listener or timer when the page is left', async () => {
  const { player, video, asElement, counts } = setUp();
  const detach = player.attach(asElement);
  await player.play();
  detach();

  expect(video.paused).toBe(true);
  expect(counts.listeners).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
  expect(player.get()).toMatchObject({ state: 'idle', isPlaying: false });
});

test('advances the drawn clip at the chosen speed, and wraps around when it loops', async () => {
  const { player } = setUp();
  await player.play();
  player.setRate(2);
  player.advance(1.5);
  expect(player.get().timeS).toBe(3);
  player.advance(3);

  expect(player.get()).toMatchObject({ timeS: 1, isPlaying: true });
});

test('ends the drawn clip if it does not loop, and restarts from the beginning', async () => {
  const { player } = setUp();
  player.change({ isLooping: false });
  await player.play();
  player.advance(100);
  expect(player.get()).toMatchObject({ timeS: SCENE.durationS, isPlaying: false });
  await player.play();

  expect(player.get()).toMatchObject({ timeS: 0, isPlaying: true });
});
