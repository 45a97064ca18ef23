import { ChunkLoadError } from '@portfolio/contract';

/** webpack's own loader of chunks, `__webpack_require__.e`. */
export type LoadChunk = (chunk: string) => Promise<unknown>;

/** The properties of webpack's error. Its type is that of an event unless the file arrived without the chunk. */
interface WebpackChunkError {
  type: string;
  request: string;
}

/**
 * Wraps webpack's loader, so that a chunk of the shell fails as one of a remote does: with the text of SPEC section 8.
 *
 * @param load - the loader to wrap; rejects with a {@link WebpackChunkError}
 */
export function createChunkLoader(load: LoadChunk): LoadChunk {
  return (chunk) =>
    load(chunk).catch((cause: WebpackChunkError) => {
      const { type, request } = cause;
      throw new ChunkLoadError({ chunk, type: type === 'timeout' ? type : 'missing', request, cause });
    });
}
