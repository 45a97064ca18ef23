import { useState } from 'react';
import { turnTowards } from './bearing';

/** Follows a heading by the shorter arc: the angle at which a needle is drawn, which may exceed a full turn. */
export function useTurn(headingDeg: number | null): number {
  const [last, setLast] = useState({ headingDeg, angleDeg: headingDeg ?? 0 });
  if (headingDeg === null || headingDeg === last.headingDeg) return last.angleDeg;
  const angleDeg = turnTowards(last.angleDeg, headingDeg);
  setLast({ headingDeg, angleDeg });
  return angleDeg;
}
