import {
  CHUNK_LOAD_TIMEOUT_MS,
  ChunkLoadError,
  CONTRACT_VERSION,
  CssChunkLoadError,
  type PageProps,
  RemoteContractError,
  type RemoteModule,
} from '@portfolio/contract';
import type { ComponentType } from 'react';
import { abandonPendingFiles } from './abandonPendingFiles';
import { understandsContract } from './contractWindow';
import { findCause } from './findCause';
import type { LoadableRelease } from './releaseSlots';
import { isBlocked } from './policyBlocks';
import { emitRemoteEvent, type Trace } from './remoteEvents';
import { toLoadError } from './toLoadError';
import { renewUrls } from './urlSuffixes';

/** The pause before the first retry; each further one is twice as long, ± 50 %. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 16_000;

/** A file that is missing or refused by the browser is requested only this often, because retries hardly help. */
const SETTLED_TRIES = 3;

/** After this many failures, or the first one offline, the visitor is notified of the delay and may retry. */
const QUIET_TRIES = 3;

/** The shell's own chunk that loads remotes. */
const LOADER_CHUNK = 'federation';

/** Returns whether the shell's own chunk failed to load, which is not the fault of a release. */
export function isShellFault(error: unknown): boolean {
  return error instanceof ChunkLoadError && error.chunk === LOADER_CHUNK;
}

/**
 * Loads one page of a release: loader, entry, exposed module, page and styles, under one deadline. Until it passes,
 * unreachable files are requested again, immediately once the connection is back.
 *
 * @param onDelay - called once, with the last error, if it takes more than a few attempts or the device is offline
 * @param signal - stops further attempts, because another load has replaced this one
 * @throws {ChunkLoadError} type "missing" or "timeout"
 * @throws {RemoteContractError} if the release arrived but cannot be used
 */
export async function loadReleasePage(
  release: LoadableRelease,
  trace: Trace,
  onDelay: (error: ChunkLoadError) => void,
  signal?: AbortSignal,
): Promise<ComponentType<PageProps>> {
  const { page } = trace;
  const { version } = release;
  const endMs = performance.now() + CHUNK_LOAD_TIMEOUT_MS;
  emitRemoteEvent('load', trace, version);
  const isReplaced = () => signal?.aborted === true;
  /** Failures by file: if another file fails next, there was progress. */
  const triesOf = new Map<string, number>();
  let tries = 0;
  let isDelayed = false;
  for (;;) {
    try {
      const Page = await beforeDeadline(loadOnce(release, page), release, page, endMs, signal);
      emitRemoteEvent('ready', trace, version);
      return Page;
    } catch (thrown) {
      const error = toLoadError(thrown, release, page);
      if (isReplaced()) throw error;
      tries += 1;
      const isOver = performance.now() >= endMs;
      // A timeout before the deadline means that another load, past its own deadline, abandoned the remote's files.
      if (!(error instanceof ChunkLoadError) || (error.type === 'timeout' && isOver)) {
        emitRemoteEvent(error instanceof ChunkLoadError ? 'timeout' : 'broken', trace, version, error);
        throw error;
      }
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS) * (0.5 + Math.random());
      const asked = findCause(error);
      // A file refused by this document's policy cannot be loaded by any retry.
      const isRefused = isBlocked(release.baseUrl);
      // A retry has another query.
      const [file = ''] = error.request.split('?');
      const triesOfFile = (triesOf.get(file) ?? 0) + 1;
      triesOf.set(file, triesOfFile);
      const isLate = triesOfFile >= SETTLED_TRIES;
      const cause = isLate || isRefused ? await asked : null;
      if ((isLate && cause !== 'unreachable') || isRefused || isOver) {
        emitRemoteEvent(cause === 'integrity' ? 'integrity' : 'missing', trace, version, error);
        throw error;
      }
      if (!isDelayed && (tries >= QUIET_TRIES || !navigator.onLine)) {
        isDelayed = true;
        onDelay(error);
      }
      emitRemoteEvent('retry', trace, version, error);
      await Promise.all([asked, pause(pauseMs)]);
      await untilOnline(endMs);
      if (isReplaced()) throw error;
    }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits for the connection, because an attempt would fail offline. */
function untilOnline(endMs: number): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(go, Math.max(0, endMs - performance.now()));
    window.addEventListener('online', go);
    function go() {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    }
  });
}

let isLoaderHere = false;

async function loadOnce(release: LoadableRelease, page: string): Promise<ComponentType<PageProps>> {
  const { loadExposedModule } = await import(/* webpackChunkName: "federation" */ './federation');
  isLoaderHere = true;
  const remote = (await loadExposedModule(release)) as Partial<RemoteModule> | null;
  if (!understandsContract(remote?.contractVersion))
    throw new RemoteContractError(
      release.id,
      `Failed to use ${release.version}: it was built against contract ${remote?.contractVersion ?? 'none'}, this site has ${CONTRACT_VERSION}. Pin a release for ${CONTRACT_VERSION}.`,
    );
  const loader = remote?.pages?.[page];
  if (typeof loader !== 'function')
    throw new RemoteContractError(
      release.id,
      `Failed to show the page "${page}": ${release.version} does not have it. Pin a release that has it.`,
    );
  const { default: Page } = await loader();
  return Page;
}

function beforeDeadline<T>(
  work: Promise<T>,
  release: LoadableRelease,
  page: string,
  endMs: number,
  signal?: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // The pending files belong to the load that replaced this one.
      if (signal?.aborted === true) return;
      // Rejected first, so that this is the reason and not what the handlers of the abandoned files throw.
      reject(
        isLoaderHere
          ? createTimeoutError(`${release.id}/${page}`, findPending(release))
          : createTimeoutError(LOADER_CHUNK, `${LOADER_CHUNK}.js`),
      );
      abandonPendingFiles(release.baseUrl);
      renewUrls(release.id);
    }, endMs - performance.now());
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function createTimeoutError(chunk: string, request: string): ChunkLoadError {
  const failure = { chunk, type: 'timeout', request } as const;
  return new URL(request, document.baseURI).pathname.endsWith('.css')
    ? new CssChunkLoadError(failure)
    : new ChunkLoadError(failure);
}

/** The URL that is still pending: the first unfinished file of the remote, or its entry. */
function findPending({ baseUrl, entry }: LoadableRelease): string {
  const prefix = new URL(baseUrl, document.baseURI).href;
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    .filter(({ sheet }) => sheet === null)
    .map(({ href }) => href);
  return [...scripts, ...styles].find((url) => url.startsWith(prefix)) ?? entry.url;
}
