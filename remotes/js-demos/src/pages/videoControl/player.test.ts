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

test('never starts by itself, and plays when it is told to', async () => {
  const { player, video, asElement } = setUp();
  player.attach(asElement);
  expect(video.paused).toBe(true);
  await player.play();
  expect(player.get()).toMatchObject({ state: 'running', isPlaying: true });
  player.pause();

  expect(player.get()).toMatchObject({ state: 'idle', isPlaying: false });
});

test('sets the speed of the video, also for when it is loaded again, and keeps it', () => {
  const { player, video, asElement, storage } = setUp();
  player.attach(asElement);
  player.setRate(1.5);
  expect(video).toMatchObject({ playbackRate: 1.5, defaultPlaybackRate: 1.5 });

  expect(setUp({ storage }).player.get().settings.rate).toBe(1.5);
});

test('never asks the video for a speed that it would refuse', () => {
  const { player, video, asElement } = setUp();
  player.attach(asElement);
  player.setRate(100);
  expect(video.playbackRate).toBe(4);
  player.setRate(-3);
  expect(video.playbackRate).toBe(0.25);
});

test('follows a speed that was set elsewhere', () => {
  const { player, video, asElement, tell } = setUp();
  player.attach(asElement);
  video.playbackRate = 2;
  tell('ratechange');

  expect(player.get().settings.rate).toBe(2);
});

test('hands pitch and loop on', () => {
  const { player, video, asElement } = setUp();
  player.attach(asElement);
  player.change({ isPitchKept: false, isLooping: false });

  expect(video).toMatchObject({ preservesPitch: false, loop: false });
});

test('says so when the browser wants a click first', async () => {
  const { player, video, asElement } = setUp();
  player.attach(asElement);
  video.refusal = new DOMException('no', 'NotAllowedError');
  await player.play();

  expect(player.get()).toMatchObject({ state: 'denied', isPlaying: false });
});

test('takes a pause before the beginning for no fault', async () => {
  const { player, video, asElement } = setUp();
  player.attach(asElement);
  video.refusal = new DOMException('paused', 'AbortError');
  await player.play();

  expect(player.get()).toMatchObject({ state: 'idle', trouble: null });
});

test.each([
  ['a broken connection', { error: { code: 2 } }, true, 'failed'],
  ['a damaged video', { error: { code: 3 } }, true, 'failed'],
  ['no video at its address', { networkState: 3 }, true, 'missing'],
  ['a browser that plays neither file', { networkState: 3, canPlay: '' }, true, 'unsupported'],
  ['no network', { networkState: 3 }, false, 'offline'],
])('tells of %s', (_what, change, isOnline, state) => {
  const { player, video, asElement, tell } = setUp({ isOnline });
  player.attach(asElement);
  Object.assign(video, change);
  tell('error');
  jest.runAllTimers();

  expect(player.get()).toMatchObject({ state, trouble: { state } });
});

test('notices a video that failed before it was attached, but not one that still chooses its file', () => {
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

test('waits while the video does, and only while it plays', async () => {
  const { player, asElement, tell } = setUp();
  player.attach(asElement);
  tell('waiting');
  expect(player.get().state).toBe('idle');
  await player.play();
  tell('waiting');
  expect(player.get().state).toBe('asking');
  tell('playing');

  expect(player.get().state).toBe('running');
});

test('loads the video again, and is ready once its measures are here', () => {
  const { player, asElement, counts, tell } = setUp();
  player.attach(asElement);
  player.retry();
  expect(counts.loads).toBe(1);
  expect(player.get().state).toBe('asking');
  tell('loadedmetadata');

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

test('pauses and leaves no listener and no timer when it is left', async () => {
  const { player, video, asElement, counts } = setUp();
  const detach = player.attach(asElement);
  await player.play();
  detach();

  expect(video.paused).toBe(true);
  expect(counts.listeners).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
  expect(player.get()).toMatchObject({ state: 'idle', isPlaying: false });
});

test('moves the drawn clip at the chosen speed, and round when it loops', async () => {
  const { player } = setUp();
  await player.play();
  player.setRate(2);
  player.advance(1.5);
  expect(player.get().timeS).toBe(3);
  player.advance(3);

  expect(player.get()).toMatchObject({ timeS: 1, isPlaying: true });
});

test('ends the drawn clip when it does not loop, and begins again from the start', async () => {
  const { player } = setUp();
  player.change({ isLooping: false });
  await player.play();
  player.advance(100);
  expect(player.get()).toMatchObject({ timeS: SCENE.durationS, isPlaying: false });
  await player.play();

  expect(player.get()).toMatchObject({ timeS: 0, isPlaying: true });
});
