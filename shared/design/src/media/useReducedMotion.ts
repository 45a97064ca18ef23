import { media } from '../tokens';
import { useMediaQuery } from './useMediaQuery';

/**
 * Follows the visitor's wish for less motion, also when it changes.
 *
 * @returns false on the server and while hydrating, then whether motion is to be reduced
 */
export function useReducedMotion(): boolean {
  return useMediaQuery(media.reducedMotion);
}
