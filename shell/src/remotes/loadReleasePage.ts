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
import { isFileThere } from './isFileThere';
import type { LoadableRelease } from './releaseSlots';
import { isBlocked } from './policyBlocks';
import { emitRemoteEvent, type Trace } from './remoteEvents';
import { toLoadError } from './toLoadError';
import { renewUrls } from './urlSuffixes';

/** Milliseconds before each further try after a file was missing. A time-out is not tried again by itself. */
const BACK_OFF_MS = [500, 2000];

/**
 * Loads one page of a release: runtime, entry, exposed module, page and styles, under one deadline. Missing files are
 * asked for again with back-off while it lasts.
 *
 * @throws {ChunkLoadError} type "missing" or "timeout"
 * @throws {RemoteContractError} where the release arrived but cannot be used
 */
export async function loadReleasePage(
  release: LoadableRelease,
  trace: Trace,
): Promise<ComponentType<PageProps>> {
  const { page } = trace;
  const { version } = release;
  const endMs = performance.now() + CHUNK_LOAD_TIMEOUT_MS;
  emitRemoteEvent('load', trace, version);
  for (let attempt = 0; ; attempt += 1) {
    try {
      const Page = await beforeDeadline(loadOnce(release, page, endMs), release, page, endMs);
      emitRemoteEvent('ready', trace, version);
      return Page;
    } catch (thrown) {
      const error = toLoadError(thrown, release, page);
      if (!(error instanceof ChunkLoadError) || error.type !== 'missing') {
        emitRemoteEvent(error instanceof ChunkLoadError ? 'timeout' : 'broken', trace, version, error);
        throw error;
      }
      const pauseMs = BACK_OFF_MS[attempt];
      if (pauseMs === undefined || performance.now() + pauseMs >= endMs || isBlocked(release.baseUrl)) {
        void isFileThere(error).then((isThere) =>
          emitRemoteEvent(isThere ? 'integrity' : 'missing', trace, version, error),
        );
        throw error;
      }
      emitRemoteEvent('retry', trace, version, error);
      await Promise.all([new Promise((resolve) => setTimeout(resolve, pauseMs)), isFileThere(error)]);
    }
  }
}

async function loadOnce(
  release: LoadableRelease,
  page: string,
  endMs: number,
): Promise<ComponentType<PageProps>> {
  const { loadExposedModule } = await import(/* webpackChunkName: "federation" */ './federation');
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
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // Rejected first: what the abandoned files' own handlers throw then comes too late to be the reason.
      reject(createTimeoutError(`${release.id}/${page}`, findPending(release)));
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
