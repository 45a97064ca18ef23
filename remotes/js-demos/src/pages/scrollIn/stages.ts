/** `plain`: nothing has been hidden. `waiting`: hidden until it comes into sight. `shown`: in its place. */
export type Stage = 'plain' | 'waiting' | 'shown';

/** What an observer knows of one picture at one moment. */
export interface Sight {
  heightPx: number;
  /** How much of its height is within the window. */
  visiblePx: number;
  /** Height of the window. */
  viewPx: number;
  /** True where its upper edge has left the window over the window’s own: scrolling on shows no more of it. */
  isPassed: boolean;
}

export interface RevealRule {
  /** The part of a picture, 0 to 1, that has to be in sight before it comes in. */
  share: number;
  /** True lets a picture come in once; false sends it back when it has left the window. */
  isOnce: boolean;
}

/** Layout is in fractions of a pixel: the last one is not waited for. */
const TOLERANCE_PX = 1;

/**
 * Finds the next stage of a picture.
 *
 * A picture that is in sight is never taken away, neither at the first report nor later: it is only ever sent back
 * where nobody sees it go.
 */
// #region excerpt
export function findStage(stage: Stage, sight: Sight, { share, isOnce }: RevealRule): Stage {
  const isInSight = sight.visiblePx > 0;
  const isDone = isOnce && sight.isPassed;
  if (stage === 'plain') return isInSight || isDone ? 'shown' : 'waiting';
  if (stage === 'shown') return isOnce || isInSight ? 'shown' : 'waiting';
  // Of a picture taller than the window, half may never be in sight; half a window full of it has to do.
  const neededPx = share * Math.min(sight.heightPx, sight.viewPx) - TOLERANCE_PX;
  return isDone || (isInSight && sight.visiblePx >= neededPx) ? 'shown' : 'waiting';
}
// #endregion

export const shareOf = ({ visiblePx, heightPx }: Sight) => (heightPx === 0 ? 0 : visiblePx / heightPx);
