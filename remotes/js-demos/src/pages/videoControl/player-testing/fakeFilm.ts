import type { ClipElement } from '../player';

/** A video element for one test: it plays nothing, keeps what was set, and fires events on request. */
export function createFakeFilm() {
  const events = new EventTarget();
  const counts = { listeners: 0, loads: 0 };
  const film = {
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
    canPlayType: () => film.canPlay,
    async play() {
      if (film.refusal !== null) throw film.refusal;
      film.paused = false;
      tell('play');
      tell('playing');
    },
    pause() {
      if (film.paused) return;
      film.paused = true;
      tell('pause');
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
  const tell = (name: string) => events.dispatchEvent(new Event(name));
  return { film, asElement: film as unknown as ClipElement, counts, tell };
}
