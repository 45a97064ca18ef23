import { useEffect, useState, type RefObject } from 'react';

/**
 * Measures how wide an element's text is set, which is less than its box where lines break early.
 *
 * @returns CSS pixels, undefined on the server and until the first layout
 */
export function useTextWidthPx(ref: RefObject<HTMLElement | null>): number | undefined {
  const [widthPx, setWidthPx] = useState<number>();

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const range = document.createRange();
    const measure = () => {
      range.selectNodeContents(element);
      setWidthPx(Math.round(range.getBoundingClientRect().width));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A font that arrives late may change the text and leave the box as it was.
    document.fonts?.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', measure);
    };
  }, [ref]);

  return widthPx;
}
