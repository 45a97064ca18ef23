import { media } from '../tokens';
import { useMediaQuery } from './useMediaQuery';

/**
 * Follows the visitor's preference for reduced motion, including later changes.
 *
 * @returns false on the server and while hydrating, then whether motion is to be reduced
 */
export function useReducedMotion(): boolean {
  return useMediaQuery(media.reducedMotion);
}
