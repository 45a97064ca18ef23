import { URL_SUFFIXES_GLOBAL } from '@portfolio/contract';

const globals = globalThis as unknown as Record<string, Record<string, string> | undefined>;

/** What stands at the end of the URLs of a remote's files; nothing until one of them hung. */
export function getUrlSuffix(remoteId: string): string {
  return globals[URL_SUFFIXES_GLOBAL]?.[remoteId] ?? '';
}

/**
 * Has the files of a remote asked for under other URLs from now on. The browser would take the request that hangs
 * for the answer to the next one.
 */
export function renewUrls(remoteId: string): void {
  const suffixes = (globals[URL_SUFFIXES_GLOBAL] ??= {});
  const count = Number(/\d+$/.exec(suffixes[remoteId] ?? '')?.[0] ?? 0);
  suffixes[remoteId] = `?again=${count + 1}`;
}
