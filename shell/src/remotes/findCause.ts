import type { ChunkLoadError } from '@portfolio/contract';

const TIMEOUT_MS = 10_000;

/**
 * Why a file did not do what it should: it came, and was refused for its hash or did something else; the server says
 * that it has none; or nothing can be said, as the network or the server is out of order.
 */
export type LoadFailureCause = 'integrity' | 'missing' | 'unreachable';

/**
 * Browsers do not say why a script or a style failed, so it is asked for again. What comes also takes the place of the
 * answer that the browser keeps: a spoiled file is kept for as long as a whole one, and each further try would be
 * given it again.
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
