import {
  ChunkLoadError,
  CssChunkLoadError,
  type LoadFailureType,
  RemoteContractError,
} from '@portfolio/contract';
import type { RemoteRef } from '../composition/releaseRef';

/** The properties of webpack's chunk loading errors. */
interface WebpackChunkError {
  name?: string;
  code?: string;
  type?: string;
  request?: string;
  message?: string;
}

/**
 * Converts whatever webpack throws to the error classes of the contract.
 *
 * @param thrown - the caught value
 * @param ref - the release that was being loaded
 * @param page - the page's name
 */
export function toLoadError(
  thrown: unknown,
  ref: RemoteRef,
  page: string,
): ChunkLoadError | RemoteContractError {
  if (thrown instanceof ChunkLoadError || thrown instanceof RemoteContractError) return thrown;
  const error = (thrown ?? {}) as WebpackChunkError;
  const type: LoadFailureType =
    error.type === 'timeout' || /timed out/.test(error.message ?? '') ? 'timeout' : 'missing';
  const chunk = `${ref.id}/${page}`;
  if (error.code === 'CSS_CHUNK_LOAD_FAILED')
    return new CssChunkLoadError({ chunk, type, request: error.request ?? ref.baseUrl, cause: thrown });
  if (error.name === 'ChunkLoadError')
    return new ChunkLoadError({ chunk, type, request: error.request ?? ref.baseUrl, cause: thrown });
  return new RemoteContractError(
    ref.id,
    `Failed to start the page "${page}" of ${ref.version}: ${error.message ?? String(thrown)}. Retry, or pin the previous release.`,
    thrown,
  );
}
