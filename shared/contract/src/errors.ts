/** The base of every error the site raises on purpose. `code` is stable: it is never renamed. */
export class SiteError extends Error {
  override name = 'SiteError';
  readonly code: string;

  constructor(message: string, code: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

/** Why a file did not arrive: the response was wrong or missing, or the request timed out. */
export type LoadFailureType = 'missing' | 'timeout';

interface LoadFailure {
  /** The chunk's name as visitors and logs see it, such as "js-demos/drumKit". */
  chunk: string;
  type: LoadFailureType;
  /** The requested URL. */
  request: string;
  cause?: unknown;
}

/**
 * A script of a remote that did not arrive or was refused.
 *
 * @see SPEC section 8, Chunk load failure
 */
export class ChunkLoadError extends SiteError {
  override name = 'ChunkLoadError';
  readonly chunk: string;
  readonly type: LoadFailureType;
  readonly request: string;

  constructor({ chunk, type, request, cause }: LoadFailure, code = 'CHUNK_LOAD_FAILED') {
    super(`Loading chunk ${chunk} failed`, code, { cause });
    this.chunk = chunk;
    this.type = type;
    this.request = request;
  }
}

/** A style file of a remote that did not arrive or was refused: code `CSS_CHUNK_LOAD_FAILED`. */
export class CssChunkLoadError extends ChunkLoadError {
  constructor(failure: LoadFailure) {
    super(failure, 'CSS_CHUNK_LOAD_FAILED');
  }
}

/** A remote that arrived in full but broke the contract or threw while it was evaluated. */
export class RemoteContractError extends SiteError {
  override name = 'RemoteContractError';

  constructor(remoteId: string, problem: string, cause?: unknown) {
    super(`[${remoteId}] ${problem}`, 'REMOTE_CONTRACT', { cause });
  }
}
