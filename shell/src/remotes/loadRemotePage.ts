import {
  CHUNK_LOAD_TIMEOUT_MS,
  ChunkLoadError,
  type PageProps,
  RemoteContractError,
  type RemoteModule,
} from '@portfolio/contract';
import type { ComponentType } from 'react';
import type { RemoteRef } from '../site-map/siteMap';
import { abandonPendingFiles } from './abandonPendingFiles';
import { toLoadError } from './toLoadError';

/** Milliseconds before each further try after a file was missing. A time-out is not tried again by itself. */
const BACK_OFF_MS = [500, 2000];

/**
 * Loads one page of a pinned release: runtime, entry, exposed module, page and styles, under one deadline. Missing
 * files are asked for again with back-off while it lasts.
 *
 * @throws {ChunkLoadError} type "missing" or "timeout"
 * @throws {RemoteContractError} where the release arrived but cannot be used
 */
export async function loadRemotePage(ref: RemoteRef, page: string): Promise<ComponentType<PageProps>> {
  const endMs = performance.now() + CHUNK_LOAD_TIMEOUT_MS;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await beforeDeadline(loadOnce(ref, page, endMs), ref, page, endMs);
    } catch (thrown) {
      const error = toLoadError(thrown, ref, page);
      const pauseMs = BACK_OFF_MS[attempt];
      const isWorthRetrying = error instanceof ChunkLoadError && error.type === 'missing';
      if (!isWorthRetrying || pauseMs === undefined || performance.now() + pauseMs >= endMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

async function loadOnce(ref: RemoteRef, page: string, endMs: number): Promise<ComponentType<PageProps>> {
  const { loadExposedModule } = await import(/* webpackChunkName: "federation" */ './federation');
  const remote = (await loadExposedModule(ref, endMs - performance.now())) as Partial<RemoteModule> | null;
  const loader = remote?.pages?.[page];
  if (typeof loader !== 'function')
    throw new RemoteContractError(
      ref.id,
      `Failed to find the page "${page}" in ${ref.version}. Pin a release that has it.`,
    );
  const { default: Page } = await loader();
  return Page;
}

function beforeDeadline<T>(work: Promise<T>, ref: RemoteRef, page: string, endMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // Rejected first: what the abandoned files' own handlers throw then comes too late to be the reason.
      reject(new ChunkLoadError({ chunk: `${ref.id}/${page}`, type: 'timeout', request: findPending(ref) }));
      abandonPendingFiles(ref.baseUrl);
    }, endMs - performance.now());
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The URL that is still awaited: the first pending file of the remote, or its entry. */
function findPending({ baseUrl, entry }: RemoteRef): string {
  const prefix = new URL(baseUrl, document.baseURI).href;
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    .filter(({ sheet }) => sheet === null)
    .map(({ href }) => href);
  return [...scripts, ...styles].find((url) => url.startsWith(prefix)) ?? entry.url;
}
