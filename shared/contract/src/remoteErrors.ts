import { ChunkLoadError, SiteError } from './errors';

/** A style file of a remote that did not arrive or was refused: code `CSS_CHUNK_LOAD_FAILED`. */
export class CssChunkLoadError extends ChunkLoadError {
  constructor(failure: ConstructorParameters<typeof ChunkLoadError>[0]) {
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
