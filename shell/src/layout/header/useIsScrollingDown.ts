import { useEffect, useState } from 'react';

/** Shorter movements are ignored: a finger is never quite still. */
const TOLERANCE_PX = 8;

/** This close to the top of the page the header keeps its full height. */
const TOP_PX = 96;

/** True once the page scrolls down, until it scrolls up or is back at the top. */
export function useIsScrollingDown(): boolean {
  const [isDown, setIsDown] = useState(false);

  useEffect(() => {
    let lastY = 0;
    // Read earlier, while the page hydrates, it would force the browser to lay out the whole page an extra time. Read after
    // this frame, it would hide a jump that has not been reported yet.
    const frame = requestAnimationFrame(() => (lastY = window.scrollY));
    function handleScroll() {
      const y = Math.max(0, window.scrollY);
      if (y <= TOP_PX) setIsDown(false);
      else if (Math.abs(y - lastY) < TOLERANCE_PX) return;
      else setIsDown(y > lastY);
      lastY = y;
    }
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', handleScroll);
    };
  }, []);

  return isDown;
}
