import { useEffect, useState, type RefObject } from 'react';

/** Size of a text in CSS pixels. */
export interface TextSize {
  /** Of its lines as they are set, which is less than that of its box where lines break early. */
  widthPx: number;
  heightPx: number;
}

/**
 * Measures the lines of an element's text as they are set.
 *
 * @returns undefined on the server and until the first layout
 */
export function useTextSizePx(ref: RefObject<HTMLElement | null>): TextSize | undefined {
  const [size, setSize] = useState<TextSize>();

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const range = document.createRange();
    const measure = () => {
      range.selectNodeContents(element);
      const widthPx = Math.round(range.getBoundingClientRect().width);
      const heightPx = element.offsetHeight;
      setSize((known) =>
        known?.widthPx === widthPx && known.heightPx === heightPx ? known : { widthPx, heightPx },
      );
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

  return size;
}
