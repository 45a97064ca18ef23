import { useStore } from '@portfolio/kit';
import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { BRIDGE_IDS } from './bridges';
import type { Revealer } from './revealer';
import { StyledMap, StyledMark, StyledWindow } from './SightMap.styles';

export interface SightMapProps {
  revealer: Revealer;
  articleRef: RefObject<HTMLElement | null>;
}

const toPercent = (part: number, whole: number) => `${(whole === 0 ? 0 : (part / whole) * 100).toFixed(2)}%`;

function Mark({ revealer, id }: { revealer: Revealer; id: string }) {
  const stage = useStore(revealer, ({ stages }) => stages[id]);
  const share = useStore(revealer, ({ shares }) => Math.round((shares[id] ?? 0) * 100));
  return (
    <StyledMark data-mark={id} data-waiting={stage === 'waiting' || undefined}>
      <i style={{ blockSize: `${share}%` }} />
      <b>{share}%</b>
    </StyledMark>
  );
}

/**
 * A small map of the whole article beside it, with the window as a selection and the observer's reports. Dragging in
 * it scrolls; for the keyboard, the article itself scrolls.
 */
export function SightMap({ revealer, articleRef }: SightMapProps) {
  const mapRef = useRef<HTMLDivElement>(null);
  const windowRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const [article, map, view] = [articleRef.current, mapRef.current, windowRef.current];
    if (!article || !map || !view) return;
    let frame = 0;

    function draw() {
      frame = 0;
      if (!article || !map || !view) return;
      const whole = article.getBoundingClientRect();
      const top = Math.max(0, -whole.top);
      const bottom = Math.min(whole.height, window.innerHeight - whole.top);
      view.style.setProperty('top', toPercent(top, whole.height));
      view.style.setProperty('height', toPercent(Math.max(0, bottom - top), whole.height));
      article.querySelectorAll<HTMLElement>('[data-picture]').forEach((picture) => {
        const mark = map.querySelector<HTMLElement>(`[data-mark="${picture.dataset.picture}"]`);
        const { top: pictureTop, height } = picture.getBoundingClientRect();
        mark?.style.setProperty('top', toPercent(pictureTop - whole.top, whole.height));
        mark?.style.setProperty('height', toPercent(height, whole.height));
      });
    }
    const redraw = () => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    const resize = new ResizeObserver(redraw);
    resize.observe(article);
    window.addEventListener('scroll', redraw, { passive: true });
    window.addEventListener('resize', redraw);
    redraw();
    return () => {
      cancelAnimationFrame(frame);
      resize.disconnect();
      window.removeEventListener('scroll', redraw);
      window.removeEventListener('resize', redraw);
    };
  }, [articleRef]);

  /** Scrolls the window so that the pointer's place in the article is in its middle, if possible. */
  function handleScrub({ buttons, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const article = articleRef.current;
    if (buttons !== 1 || article === null) return;
    const map = currentTarget.getBoundingClientRect();
    const whole = article.getBoundingClientRect();
    const toPx = whole.top + ((clientY - map.top) / map.height) * whole.height - window.innerHeight / 2;
    window.scrollBy({ top: toPx, behavior: 'instant' });
  }

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    handleScrub(event);
  }

  return (
    <StyledMap ref={mapRef} aria-hidden="true" onPointerDown={handlePointerDown} onPointerMove={handleScrub}>
      {BRIDGE_IDS.map((id) => (
        <Mark key={id} revealer={revealer} id={id} />
      ))}
      <StyledWindow ref={windowRef} />
    </StyledMap>
  );
}
