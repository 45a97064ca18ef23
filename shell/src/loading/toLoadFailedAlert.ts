import { type Alert, ChunkLoadError } from '@portfolio/contract';

/**
 * The alert for a part of a page that did not load when it was asked for: the search, the sign-in.
 *
 * @param part - begins the sentence, such as "The search"
 * @param hint - what else the visitor can do
 */
export function toLoadFailedAlert(error: unknown, part: string, hint = ''): Alert {
  const detail = error instanceof ChunkLoadError ? `${error.describe()}. ` : '';
  return {
    type: 'warning',
    message: `${part} could not be loaded.`,
    description: `${detail}Check the connection and try again.${hint}`,
    timeout: 8,
  };
}
