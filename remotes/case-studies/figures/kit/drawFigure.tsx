import type { ThemeName } from '@portfolio/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createPalette, PaletteContext, type Product, type Tone } from './palette';

/** One drawing of a study. Its file is named after it. */
export interface FigureDrawing {
  widthPx: number;
  heightPx: number;
  background: Tone;
  draw: () => ReactNode;
}

type Sheet = readonly [widthPx: number, heightPx: number, background?: Tone];

export function figure(
  [widthPx, heightPx, background = 'sunken']: Sheet,
  draw: () => ReactNode,
): FigureDrawing {
  return { widthPx, heightPx, background, draw };
}

/** A figure in the size of one phone with room for numbered marks. */
export function phoneFigure(draw: () => ReactNode): FigureDrawing {
  return figure([400, 720], draw);
}

/** Pictures cannot use the page's web font, so the drawing takes the visitor's system face. */
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** Rounds in tags only: amounts in the texts stay as they are. */
function roundNumbers(svg: string): string {
  return svg.replace(/<[^>]+>/g, (tag) =>
    tag.replace(/\d*\.\d{2,}/g, (digits) => String(Math.round(Number(digits) * 10) / 10)),
  );
}

/**
 * Draws a figure as one SVG document.
 *
 * @returns the file's text, the same for the same drawing
 */
export function drawFigure(
  { widthPx, heightPx, background, draw: Draw }: FigureDrawing,
  product: Product,
  theme: ThemeName,
): string {
  const palette = createPalette(product, theme);
  const markup = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      width={widthPx}
      height={heightPx}
      fontFamily={FONT}
    >
      <rect width={widthPx} height={heightPx} fill={palette[background]} />
      <PaletteContext value={palette}>
        <Draw />
      </PaletteContext>
    </svg>,
  );
  return `${roundNumbers(markup)}\n`;
}
