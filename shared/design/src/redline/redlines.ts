import { useEffect, useRef, type RefObject } from 'react';

/** The attribute of a container that holds a heading and its lines; the value is "measured" once they have lengths. */
const CONTAINER_ATTRIBUTE = 'data-redlines';

/** The attribute of a line's label: "width" or "height". */
const LABEL_ATTRIBUTE = 'data-redline';

/** The attribute of the handle that stretches the heading's type, an `<input type="range">` in percent. */
const STRETCH_ATTRIBUTE = 'data-stretch';

/** The attribute for the container of a heading and its lines. */
export const REDLINES = { [CONTAINER_ATTRIBUTE]: '' } as const;

/** Selects the container once its lines have their lengths: `--text-width` and `--text-height`. */
export const MEASURED = `[${CONTAINER_ATTRIBUTE}='measured']`;

/** The attribute for the handle; its value is set on the container as `--text-stretch`. */
export const STRETCHES = { [STRETCH_ATTRIBUTE]: '' } as const;

/** The attribute for the label of a line; the label is rendered with `attr(data-px)`. */
export const toRedlineLabel = (dimension: 'width' | 'height') => ({ [LABEL_ATTRIBUTE]: dimension }) as const;

/**
 * Measures headings, live, and writes the sizes to their redlines. Leaves everything that React renders alone, so
 * it also works on prerendered pages that are never hydrated.
 *
 * @param scope - the container, or an element that contains containers
 * @returns a function that stops it
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
  // The browser may restore the handle's last value when the visitor comes back to the page.
  if (handle !== null && handle.value !== handle.defaultValue) stretch();
  container.addEventListener('input', stretch);
  const observer = new ResizeObserver(measure);
  observer.observe(heading);
  // A font that loads late may change the text's width but not the size of its box.
  document.fonts?.addEventListener('loadingdone', measure);
  return () => {
    container.removeEventListener('input', stretch);
    observer.disconnect();
    document.fonts?.removeEventListener('loadingdone', measure);
  };
}

/** Measures the heading in a container while the component is mounted. */
export function useRedlines<T extends HTMLElement>(): RefObject<T | null> {
  const container = useRef<T>(null);
  useEffect(() => (container.current === null ? undefined : measureRedlines(container.current)), []);
  return container;
}
