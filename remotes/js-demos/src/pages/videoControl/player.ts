import { createStore, type Store } from '@portfolio/kit';
import type { DemoState } from '@portfolio/kit/demo';
import { findStorage, readStored, writeStored, type FindStorage } from '../../portable/storedValue';
import { SCENE } from './clip/scene';
import { CLIP_TROUBLES, toClipTrouble, type ClipTrouble } from './clipTrouble';
import { INITIAL_SETTINGS, PLAYER_SETTINGS, type PlayerSettings } from './playerSettings';
import { MAX_RATE, MIN_RATE, snapRate } from './speed';

/** The part of a video element that is used. */
export type ClipElement = Pick<
  HTMLVideoElement,
  | 'play'
  | 'pause'
  | 'load'
  | 'canPlayType'
  | 'addEventListener'
  | 'removeEventListener'
  | 'currentTime'
  | 'playbackRate'
  | 'defaultPlaybackRate'
  | 'preservesPitch'
  | 'loop'
  | 'paused'
  | 'error'
  | 'networkState'
>;

export interface PlayerState {
  state: DemoState;
  trouble: ClipTrouble | null;
  settings: PlayerSettings;
  isPlaying: boolean;
  timeS: number;
}

export interface Player extends Pick<Store<PlayerState>, 'get' | 'subscribe'> {
  play(): Promise<void>;
  pause(): void;
  seek(timeS: number): void;
  setRate(rate: number): void;
  change(settings: Partial<Omit<PlayerSettings, 'rate'>>): void;
  /** Accepts the settings that another tab has saved, without saving them again. */
  receive(settings: PlayerSettings): void;
  /** Reloads the video. */
  retry(): void;
  /** Advances the drawn clip, if there is no video. */
  advance(elapsedS: number): void;
  /** Loads what this browser has stored. */
  loadSettings(): void;
  /** Attaches a video. Returns a function to call when it is removed or the page is left or hidden: it pauses. */
  attach(element: ClipElement): () => void;
}

interface PlayerPorts {
  storage?: FindStorage;
  isOnline?: () => boolean;
}

const NETWORK_NO_SOURCE = 3;

/** The video's controls, without their page. With no video attached they advance a drawn clip. */
export function createPlayer({
  storage = findStorage,
  isOnline = () => navigator.onLine,
}: PlayerPorts = {}): Player {
  const store = createStore<PlayerState>({
    state: 'idle',
    trouble: null,
    settings: INITIAL_SETTINGS,
    isPlaying: false,
    timeS: 0,
  });
  let video: ClipElement | null = null;
  let checkTimer: ReturnType<typeof setTimeout> | undefined;

  function fail(trouble: ClipTrouble) {
    store.set({ state: trouble.state, trouble, isPlaying: false });
  }

  function apply() {
    if (video === null) return;
    const { rate, isPitchKept, isLooping } = store.get().settings;
    video.playbackRate = rate;
    // A reloaded video starts at its default rate.
    video.defaultPlaybackRate = rate;
    video.preservesPitch = isPitchKept;
    video.loop = isLooping;
  }

  function receive(settings: PlayerSettings) {
    store.set({ settings });
    apply();
  }

  function changeSettings(change: Partial<PlayerSettings>) {
    const settings = { ...store.get().settings, ...change };
    receive(settings);
    writeStored(PLAYER_SETTINGS, settings, storage);
  }

  const handlers = {
    play: () => store.set({ isPlaying: true }),
    playing: () => store.set({ state: 'running', trouble: null, isPlaying: true }),
    waiting() {
      if (video?.paused === false) store.set({ state: 'asking' });
    },
    loadedmetadata: settle,
    canplay: settle,
    pause: () => store.set({ state: 'idle', isPlaying: false }),
    timeupdate: () => store.set({ timeS: video?.currentTime ?? 0 }),
    seeked: () => store.set({ timeS: video?.currentTime ?? 0 }),
    // The browser's own menu sets the speed too.
    ratechange() {
      const rate = snapRate(video?.playbackRate ?? 1);
      if (rate !== store.get().settings.rate) changeSettings({ rate });
    },
    error: scheduleCheck,
  };

  /** A video that is paused after a reload is no longer waiting for anything. */
  function settle() {
    if (video?.paused && store.get().state === 'asking') store.set({ state: 'idle' });
  }

  /** Delayed, because a video that is still choosing its source looks briefly like one that found none. */
  function scheduleCheck() {
    clearTimeout(checkTimer);
    checkTimer = setTimeout(() => {
      if (video === null) return;
      const isBroken = Boolean(video.error) || video.networkState === NETWORK_NO_SOURCE;
      if (isBroken) fail(toClipTrouble(video, isOnline()));
    }, 0);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    async play() {
      if (video === null) {
        const isAtEnd = store.get().timeS >= SCENE.durationS;
        store.set({ isPlaying: true, ...(isAtEnd && { timeS: 0 }) });
        return;
      }
      const own = video;
      try {
        await own.play();
      } catch (error) {
        // Pausing before playback has started is not an error, and a broken video reports itself.
        if (video === own && error instanceof DOMException && error.name === 'NotAllowedError') {
          fail(CLIP_TROUBLES.denied);
        }
      }
    },
    pause() {
      if (video === null) store.set({ isPlaying: false });
      else video.pause();
    },
    seek(timeS) {
      const inRange = Math.min(SCENE.durationS, Math.max(0, timeS));
      if (video !== null) video.currentTime = inRange;
      store.set({ timeS: inRange });
    },
    setRate: (rate) => changeSettings({ rate: Math.min(MAX_RATE, Math.max(MIN_RATE, snapRate(rate))) }),
    change: changeSettings,
    receive,
    retry() {
      store.set({ state: 'asking', trouble: null });
      video?.load();
    },
    advance(elapsedS) {
      const { timeS, settings, isPlaying } = store.get();
      if (video !== null || !isPlaying) return;
      const nextS = timeS + elapsedS * settings.rate;
      if (nextS < SCENE.durationS) store.set({ timeS: nextS });
      else if (settings.isLooping) store.set({ timeS: nextS % SCENE.durationS });
      else store.set({ timeS: SCENE.durationS, isPlaying: false });
    },
    loadSettings() {
      receive(readStored(PLAYER_SETTINGS, storage) ?? store.get().settings);
    },
    attach(element) {
      video = element;
      apply();
      // A new video takes over the time of the drawn clip; one that is shown again has its own.
      const { timeS } = store.get();
      if (timeS > 0 && element.currentTime === 0) element.currentTime = timeS;
      store.set({ isPlaying: !element.paused });
      const names = Object.keys(handlers) as (keyof typeof handlers)[];
      // Captured, because the errors of <source> do not bubble.
      names.forEach((name) => element.addEventListener(name, handlers[name], true));
      // Failures before this script ran were missed by the listeners.
      scheduleCheck();
      return () => {
        clearTimeout(checkTimer);
        names.forEach((name) => element.removeEventListener(name, handlers[name], true));
        if (!element.paused) element.pause();
        video = null;
        const { state } = store.get();
        // Nothing reports any more that a video which was on its way has arrived.
        const isOver = state === 'running' || state === 'asking';
        store.set({ isPlaying: false, ...(isOver && { state: 'idle' }) });
      };
    },
  };
}
