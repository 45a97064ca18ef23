import { createSimulatedSource, type DemoState } from '@portfolio/kit/demo';
import { FILM_API_ORIGIN } from './filmApiOrigin';
import type { Answer, Api } from './loadJson';
import { OFFLINE_FILMS } from './offlineFilms';

export const LIST_URL = `${FILM_API_ORIGIN}/films?fields=id,title,release_date,running_time`;
export const toDetailsUrl = (id: string) =>
  `${FILM_API_ORIGIN}/films/${encodeURIComponent(id)}?fields=original_title,director,description`;

const STATUSES: Partial<Record<DemoState, number>> = { denied: 403, missing: 404, failed: 500 };

/** How long a simulated response takes, so that there is something to see. */
const SIMULATED_MS = 700;

/** The response that the API would give, made from the bundled films. */
function simulateResponse(url: string): unknown {
  if (url === LIST_URL) {
    return OFFLINE_FILMS.map(({ title, year, minutes }, index) => ({
      id: `simulation-${index}`,
      title,
      release_date: String(year),
      running_time: String(minutes),
    }));
  }
  return {
    original_title: 'Simulation',
    director: 'nobody, this is a simulation',
    description: 'The API’s description of this film would appear here. Leave the simulation to ask for it.',
  };
}

function later(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, durationMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('Stopped', 'AbortError'));
    });
  });
}

const toAnswer = (data: unknown, status: number): Answer => ({
  ok: status < 400,
  status,
  json: () => Promise.resolve(data),
});

function createSimulatedApi(state: DemoState): Api {
  return {
    isOnline: () => state !== 'offline',
    async fetch(url, { signal }) {
      // Longer than any time-out: this request never gets a response.
      await later(state === 'asking' ? 2 ** 31 - 1 : SIMULATED_MS, signal);
      // oxlint-disable-next-line portfolio/coded-errors -- the same error as the browser's own fetch throws.
      if (state === 'offline') throw new TypeError('Failed to fetch');
      const status = STATUSES[state];
      return status === undefined ? toAnswer(simulateResponse(url), 200) : toAnswer({}, status);
    },
  };
}

function findBrowserApi(): Api | null {
  if (typeof fetch !== 'function' || typeof AbortController !== 'function') return null;
  return {
    isOnline: () => navigator.onLine,
    // No cookies, no referrer. The API still sees the network address, the browser's own headers and, in the Origin
    // header, which site asks.
    fetch: (url, { signal }) =>
      fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' }),
  };
}

/** The API that the demo uses: the real network, or a simulation of a state shown on purpose. */
export interface ApiSource {
  findApi(): Api | null;
  isSimulated(): boolean;
  simulate(state: DemoState | null): void;
}

export function createApiSource(): ApiSource {
  const { find, getState, simulate } = createSimulatedSource<DemoState, Api>({
    findReal: findBrowserApi,
    createSimulation: (state) => (state === 'idle' ? undefined : createSimulatedApi(state)),
  });
  return { findApi: find, isSimulated: () => getState() !== null, simulate };
}
