import { useEffect, useState, type RefObject } from 'react';

/**
 * Follows the mouse from the middle of an element.
 *
 * @param isWanted - false stops following the mouse
 * @returns whole degrees clockwise from straight up; null before the mouse moves, and for fingers, which only tap
 */
export function usePointerBearing(ref: RefObject<Element | null>, isWanted: boolean): number | null {
  const [bearingDeg, setBearingDeg] = useState<number | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    function handleMove({ clientX, clientY }: MouseEvent) {
      const box = ref.current?.getBoundingClientRect();
      if (box === undefined) return;
      const across = clientX - (box.left + box.width / 2);
      const up = box.top + box.height / 2 - clientY;
      setBearingDeg((Math.round((Math.atan2(across, up) * 180) / Math.PI) + 360) % 360);
    }
    window.addEventListener('mousemove', handleMove);
    return () => window.removeEventListener('mousemove', handleMove);
  }, [ref, isWanted]);

  return isWanted ? bearingDeg : null;
}
