/** `plain`: nothing has been hidden. `waiting`: hidden until it is in view. `shown`: revealed. */
export type Stage = 'plain' | 'waiting' | 'shown';

/** The report of an observer about one picture. */
export interface Visibility {
  heightPx: number;
  /** The visible part of its height. */
  visiblePx: number;
  /** Height of the window. */
  viewPx: number;
  /** True if its upper edge is above the window's: scrolling down reveals no more of it. */
  isPassed: boolean;
}

export interface RevealRule {
  /** The part of a picture, 0 to 1, that must be visible before it is revealed. */
  share: number;
  /** True reveals a picture only once; false hides it again after it has left the window. */
  isOnce: boolean;
}

/** Layout is fractional: the last pixel is not waited for. */
const TOLERANCE_PX = 1;

/**
 * Finds the next stage of a picture.
 *
 * A visible picture is never hidden, neither by the first report nor later: it only goes back to waiting while it
 * is out of view.
 */
// #region excerpt
export function findStage(stage: Stage, sight: Visibility, { share, isOnce }: RevealRule): Stage {
  const isInSight = sight.visiblePx > 0;
  const isDone = isOnce && sight.isPassed;
  if (stage === 'plain') return isInSight || isDone ? 'shown' : 'waiting';
  if (stage === 'shown') return isOnce || isInSight ? 'shown' : 'waiting';
  // Half of a picture taller than the window may never be visible, so half a window of it is enough.
  const neededPx = share * Math.min(sight.heightPx, sight.viewPx) - TOLERANCE_PX;
  return isDone || (isInSight && sight.visiblePx >= neededPx) ? 'shown' : 'waiting';
}
// #endregion

export const shareOf = ({ visiblePx, heightPx }: Visibility) => (heightPx === 0 ? 0 : visiblePx / heightPx);
