import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

export interface TextSize {
  widthPx: number;
  heightPx: number;
}

/** Measures the lines of a text as they are set, without the empty ends of its box; undefined until mounted. */
export function useTextSizePx(ref: RefObject<HTMLElement | null>): TextSize | undefined {
  const [size, setSize] = useState<TextSize>();

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const range = document.createRange();
    const measure = () => {
      range.selectNodeContents(element);
      const box = range.getBoundingClientRect();
      setSize({ widthPx: Math.round(box.width), heightPx: Math.round(element.offsetHeight) });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // A font that arrives late may change the lines and leave the box as it was.
    document.fonts?.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', measure);
    };
  }, [ref]);

  return size;
}
