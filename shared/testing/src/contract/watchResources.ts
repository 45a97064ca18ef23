import { createLedger, type Ledger } from './ledger';
import { watchListeners, watchMediaQueries } from './watchListeners';
import { watchTimers } from './watchTimers';

const OBSERVERS = ['ResizeObserver', 'IntersectionObserver', 'MutationObserver', 'PerformanceObserver'];

/**
 * Watches what a page starts from now on: listeners on targets that outlive it, timers, frames, observers, and the
 * tracks of cameras and microphones.
 */
export function watchResources(): Pick<Ledger, 'list' | 'restore'> {
  const ledger = createLedger();
  watchTracks(ledger);
  for (const [name, target] of Object.entries({
    window,
    document,
    html: document.documentElement,
    head: document.head,
    body: document.body,
    'navigator.mediaDevices': navigator.mediaDevices,
  }))
    watchListeners(ledger, target, name);
  watchMediaQueries(ledger);
  watchTimers(ledger);
  for (const name of OBSERVERS) watchObserver(ledger, name);
  return ledger;
}

/** An observer without targets counts as stopped. */
function watchObserver(ledger: Ledger, name: string): void {
  const Original = (window as unknown as Record<string, typeof ResizeObserver | undefined>)[name];
  if (Original === undefined) return;
  class WatchedObserver extends Original {
    readonly #targets = new Set<Element>();

    override observe(target: Element, options?: ResizeObserverOptions) {
      this.#targets.add(target);
      ledger.begin(this, `a ${name}`);
      super.observe(target, options);
    }
    override unobserve(target: Element) {
      this.#targets.delete(target);
      if (this.#targets.size === 0) ledger.end(this);
      super.unobserve(target);
    }
    override disconnect() {
      this.#targets.clear();
      ledger.end(this);
      super.disconnect();
    }
  }
  ledger.replace(window, name, WatchedObserver);
}

/** jsdom has no media devices: these grant every request. */
function watchTracks(ledger: Ledger): void {
  const createTrack = (kind: string) => {
    const track = Object.assign(new EventTarget(), {
      kind,
      readyState: 'live',
      getSettings: () => ({}),
      stop() {
        track.readyState = 'ended';
        ledger.end(track);
      },
    });
    ledger.begin(track, `a track of ${kind}`);
    return track;
  };
  const grant = (constraints: MediaStreamConstraints = {}) => {
    const tracks = (['audio', 'video'] as const).filter((kind) => constraints[kind]).map(createTrack);
    const list = (kind: string) => () => tracks.filter((track) => track.kind === kind);
    return Promise.resolve({
      ...{ getTracks: () => tracks, getVideoTracks: list('video'), getAudioTracks: list('audio') },
    });
  };
  const devices = Object.assign(new EventTarget(), {
    getUserMedia: grant,
    getDisplayMedia: grant,
    enumerateDevices: () => Promise.resolve([]),
  });
  ledger.replace(navigator, 'mediaDevices', devices);
}
