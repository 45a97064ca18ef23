import type { ClipElement } from '../player';

/** A video element for one test: it plays nothing, keeps what was set, and fires events on request. */
export function createFakeVideo() {
  const events = new EventTarget();
  const counts = { listeners: 0, loads: 0 };
  const video = {
    currentTime: 0,
    playbackRate: 1,
    defaultPlaybackRate: 1,
    preservesPitch: true,
    loop: false,
    paused: true,
    error: null as { code: number } | null,
    networkState: 2,
    canPlay: 'probably',
    refusal: null as DOMException | null,
    canPlayType: () => video.canPlay,
    async play() {
      if (video.refusal !== null) throw video.refusal;
      video.paused = false;
      fire('play');
      fire('playing');
    },
    pause() {
      if (video.paused) return;
      video.paused = true;
      fire('pause');
    },
    load() {
      counts.loads += 1;
    },
    addEventListener(name: string, listener: EventListener) {
      counts.listeners += 1;
      events.addEventListener(name, listener);
    },
    removeEventListener(name: string, listener: EventListener) {
      counts.listeners -= 1;
      events.removeEventListener(name, listener);
    },
  };
  const fire = (name: string) => events.dispatchEvent(new Event(name));
  return { video, asElement: video as unknown as ClipElement, counts, fire };
}
