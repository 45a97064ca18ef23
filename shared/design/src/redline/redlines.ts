import { useEffect, useRef, type RefObject } from 'react';

/** On what holds a heading and the lines that measure it; says "measured" once they do. */
const CONTAINER_ATTRIBUTE = 'data-redlines';

/** On the label of a line: "width" or "height". */
const LABEL_ATTRIBUTE = 'data-redline';

/** On the handle that sets how wide the type of the heading runs, an `<input type="range">` in percent. */
const STRETCH_ATTRIBUTE = 'data-stretch';

/** The attribute of the container of a heading and its lines. */
export const REDLINES = { [CONTAINER_ATTRIBUTE]: '' } as const;

/** Selects the container once its lines have their lengths: `--text-width` and `--text-height`. */
export const MEASURED = `[${CONTAINER_ATTRIBUTE}='measured']`;

/** The attribute of the handle; the container then has its value as `--text-stretch`. */
export const STRETCHES = { [STRETCH_ATTRIBUTE]: '' } as const;

/** The attribute of the label of a line; the label is written with `attr(data-px)`. */
export const toRedlineLabel = (dimension: 'width' | 'height') => ({ [LABEL_ATTRIBUTE]: dimension }) as const;

/**
 * Measures headings as their lines are set, live, and writes the sizes to their redlines. It changes nothing that a
 * component renders, and so works on prerendered pages that no component runs in.
 *
 * @param scope - the container, or what contains containers
 * @returns the end of it
 */
export function measureRedlines(scope: Element): () => void {
  const selector = `[${CONTAINER_ATTRIBUTE}]`;
  const containers = [...(scope.matches(selector) ? [scope] : []), ...scope.querySelectorAll(selector)];
  const ends = containers.flatMap((container) => {
    const heading = container.querySelector('h1');
    return container instanceof HTMLElement && heading !== null ? [follow(container, heading)] : [];
  });
  return () => {
    for (const end of ends) end();
  };
}

function follow(container: HTMLElement, heading: HTMLElement): () => void {
  const range = document.createRange();
  const measure = () => {
    range.selectNodeContents(heading);
    const width = Math.round(range.getBoundingClientRect().width);
    const sizes = { width, height: heading.offsetHeight };
    for (const dimension of ['width', 'height'] as const) {
      const text = `${sizes[dimension]}`;
      container.style.setProperty(`--text-${dimension}`, `${text}px`);
      for (const label of container.querySelectorAll<HTMLElement>(`[${LABEL_ATTRIBUTE}=${dimension}]`))
        label.dataset['px'] = text;
    }
    container.setAttribute(CONTAINER_ATTRIBUTE, 'measured');
  };
  const handle = container.querySelector<HTMLInputElement>(`[${STRETCH_ATTRIBUTE}]`);
  const stretch = () => {
    if (handle !== null) container.style.setProperty('--text-stretch', handle.value);
    measure();
  };
  // A browser that comes back to the page may bring the handle's last place along.
  if (handle !== null && handle.value !== handle.defaultValue) stretch();
  container.addEventListener('input', stretch);
  const observer = new ResizeObserver(measure);
  observer.observe(heading);
  // A font that arrives late may change the text and leave the box as it was.
  document.fonts?.addEventListener('loadingdone', measure);
  return () => {
    container.removeEventListener('input', stretch);
    observer.disconnect();
    document.fonts?.removeEventListener('loadingdone', measure);
  };
}

/** Measures the heading in a container while the component runs. */
export function useRedlines<T extends HTMLElement>(): RefObject<T | null> {
  const container = useRef<T>(null);
  useEffect(() => (container.current === null ? undefined : measureRedlines(container.current)), []);
  return container;
}
