import type { ChunkLoadError } from '@portfolio/contract';

const TIMEOUT_MS = 10_000;

/**
 * Why a file failed: it arrived, but had the wrong hash or failed to run; the server does not have it; or the cause is
 * unknown, because the network or the server is down.
 */
export type LoadFailureCause = 'integrity' | 'missing' | 'unreachable';

/**
 * Requests a failed file again, because browsers do not report why a script or style failed. The response also replaces
 * the browser's cached one: a corrupt file is cached as long as an intact one, and every retry would get it again.
 */
export async function findCause({ request, code }: ChunkLoadError): Promise<LoadFailureCause> {
  const type = code === 'CSS_CHUNK_LOAD_FAILED' ? 'text/css' : 'javascript';
  try {
    const response = await fetch(request, { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.arrayBuffer();
    if (response.status >= 500 || response.status === 429) return 'unreachable';
    const isThere = response.ok && response.headers.get('content-type')?.includes(type) === true;
    return isThere ? 'integrity' : 'missing';
  } catch {
    return 'unreachable';
  }
}
