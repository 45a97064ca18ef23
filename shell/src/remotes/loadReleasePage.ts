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
import { findCause } from './findCause';
import type { LoadableRelease } from './releaseSlots';
import { isBlocked } from './policyBlocks';
import { emitRemoteEvent, type Trace } from './remoteEvents';
import { toLoadError } from './toLoadError';
import { renewUrls } from './urlSuffixes';

/** The pause before the second try; each further one is twice as long, give or take a half. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 16_000;

/** What the server does not have, or the browser refuses, does not get better by asking: so many tries are enough. */
const SETTLED_TRIES = 3;

/** After so many tries the visitor is told that it takes longer, and may ask for another. */
const QUIET_TRIES = 3;

/** The file of the shell itself that loads remotes. */
const LOADER_CHUNK = 'federation';

/** True where the shell's own part did not come: no release is to blame. */
export function isShellFault(error: unknown): boolean {
  return error instanceof ChunkLoadError && error.chunk === LOADER_CHUNK;
}

/**
 * Loads one page of a release: runtime, entry, exposed module, page and styles, under one deadline. As long as it
 * lasts, files that cannot be reached are asked for again, at once when the connection is back.
 *
 * @param onDelay - called once where it takes more than a few tries, with the last error
 * @param signal - ends the tries: somebody has started another load in the place of this one
 * @throws {ChunkLoadError} type "missing" or "timeout"
 * @throws {RemoteContractError} where the release arrived but cannot be used
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
  /** By file: where another one fails next, there was progress. */
  const triesOf = new Map<string, number>();
  let tries = 0;
  for (;;) {
    try {
      const Page = await beforeDeadline(loadOnce(release, page, endMs), release, page, endMs, signal);
      emitRemoteEvent('ready', trace, version);
      return Page;
    } catch (thrown) {
      const error = toLoadError(thrown, release, page);
      if (isReplaced()) throw error;
      tries += 1;
      const isOver = performance.now() >= endMs;
      // Before the deadline, a file that was given up is one of a neighbour whose time was over.
      if (!(error instanceof ChunkLoadError) || (error.type === 'timeout' && isOver)) {
        emitRemoteEvent(error instanceof ChunkLoadError ? 'timeout' : 'broken', trace, version, error);
        throw error;
      }
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS) * (0.5 + Math.random());
      const asked = findCause(error);
      // What the policy of this document does not let in, no try brings.
      const isRefused = isBlocked(release.baseUrl);
      // What is asked for again has another query.
      const [file = ''] = error.request.split('?');
      const triesOfFile = (triesOf.get(file) ?? 0) + 1;
      triesOf.set(file, triesOfFile);
      const isLate = triesOfFile >= SETTLED_TRIES;
      const cause = isLate || isRefused ? await asked : null;
      if ((isLate && cause !== 'unreachable') || isRefused || isOver) {
        emitRemoteEvent(cause === 'integrity' ? 'integrity' : 'missing', trace, version, error);
        throw error;
      }
      if (tries === QUIET_TRIES) onDelay(error);
      emitRemoteEvent('retry', trace, version, error);
      await Promise.all([asked, pause(pauseMs)]);
      await untilOnline(endMs);
      if (isReplaced()) throw error;
    }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Offline, a try is in vain. */
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

async function loadOnce(
  release: LoadableRelease,
  page: string,
  endMs: number,
): Promise<ComponentType<PageProps>> {
  const { loadExposedModule } = await import(/* webpackChunkName: "federation" */ './federation').catch(
    (cause: { type?: string; request?: string }) => {
      const { type, request = 'federation.js' } = cause;
      throw new ChunkLoadError({
        chunk: LOADER_CHUNK,
        type: type === 'timeout' ? 'timeout' : 'missing',
        request,
        cause,
      });
    },
  );
  isLoaderHere = true;
  const remote = (await loadExposedModule(
    release,
    endMs - performance.now(),
  )) as Partial<RemoteModule> | null;
  if (toMajor(remote?.contractVersion) !== toMajor(CONTRACT_VERSION))
    throw new RemoteContractError(
      release.id,
      `Failed to use ${release.version}: it speaks contract ${remote?.contractVersion ?? 'none'}, this site ${CONTRACT_VERSION}. Pin a release that was built against it.`,
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

function toMajor(version = ''): string | undefined {
  return version.split('.')[0];
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
      // The files that are awaited now are those of the other load.
      if (signal?.aborted === true) return;
      // Rejected first: what the abandoned files' own handlers throw then comes too late to be the reason.
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

/** The URL that is still awaited: the first pending file of the remote, or its entry. */
function findPending({ baseUrl, entry }: LoadableRelease): string {
  const prefix = new URL(baseUrl, document.baseURI).href;
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    .filter(({ sheet }) => sheet === null)
    .map(({ href }) => href);
  return [...scripts, ...styles].find((url) => url.startsWith(prefix)) ?? entry.url;
}
