import type { ThemeName } from '@portfolio/contract';
import { COLORS } from '@portfolio/design';
import { createContext, useContext } from 'react';

/** What a fictional product brings to its screens; everything else comes from the site's own colours. */
export interface ProductColors {
  /** The app's background and its raised surfaces. */
  screen: string;
  card: string;
  accent: string;
  onAccent: string;
  accentWash: string;
  second: string;
  secondWash: string;
}

export type Product = Readonly<Record<ThemeName, ProductColors>>;

type SiteColors = Readonly<Record<keyof (typeof COLORS)['default'], string>>;
export type Palette = SiteColors & ProductColors;
export type Tone = keyof Palette;

export function createPalette(product: Product, theme: ThemeName): Palette {
  return { ...COLORS[theme], ...product[theme] };
}

export const PaletteContext = createContext<Palette | null>(null);

export function usePalette(): Palette {
  const palette = useContext(PaletteContext);
  if (!palette) throw new Error('A part was drawn outside a figure. Draw it with drawFigure().');
  return palette;
}
