import { URL_SUFFIXES_GLOBAL } from '@portfolio/contract';

const globals = globalThis as unknown as Record<string, Record<string, string> | undefined>;

/** The suffix of the URLs of a remote's files; empty until one of them has timed out. */
export function getUrlSuffix(remoteId: string): string {
  return globals[URL_SUFFIXES_GLOBAL]?.[remoteId] ?? '';
}

/**
 * Changes the URLs under which a remote's files are requested from now on: otherwise the browser would wait for the
 * request that hangs instead of sending another.
 */
export function renewUrls(remoteId: string): void {
  const suffixes = (globals[URL_SUFFIXES_GLOBAL] ??= {});
  const count = Number(/\d+$/.exec(suffixes[remoteId] ?? '')?.[0] ?? 0);
  suffixes[remoteId] = `?again=${count + 1}`;
}
