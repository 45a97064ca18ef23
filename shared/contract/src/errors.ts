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
 * A script, of a remote or of the shell, that did not arrive or was refused.
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

  /** The whole text for visitors; all further details go to reports and the console. */
  describe(): string {
    return `${this.message} (${this.code}, ${this.type}: ${this.request})`;
  }
}
