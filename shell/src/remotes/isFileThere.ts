import type { ChunkLoadError } from '@portfolio/contract';

const TIMEOUT_MS = 10_000;

/**
 * Browsers do not say why a script or a style failed. A file that comes whole when it is asked for again, as what it
 * should be, is there: it was refused for its hash, or did not do what it should.
 *
 * What comes also takes the place of the answer that the browser keeps: a spoiled file is kept for as long as a whole
 * one, and each further try would be given it again.
 */
export async function isFileThere({ request, code }: ChunkLoadError): Promise<boolean> {
  const type = code === 'CSS_CHUNK_LOAD_FAILED' ? 'text/css' : 'javascript';
  try {
    const response = await fetch(request, { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.arrayBuffer();
    return response.ok && response.headers.get('content-type')?.includes(type) === true;
  } catch {
    return false;
  }
}
