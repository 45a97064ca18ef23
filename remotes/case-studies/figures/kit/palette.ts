import { SiteError, type ThemeName } from '@portfolio/contract';
import { COLORS } from '@portfolio/design';
import { createContext, useContext } from 'react';

export type Hex = `#${string}`;

type ProductTone = 'screen' | 'card' | 'accent' | 'onAccent' | 'accentWash' | 'second' | 'secondWash';

/** The colours of a fictional product's screens; all others are the site's own. */
export type Product = Readonly<Record<ProductTone, readonly [light: Hex, dark: Hex]>>;

type SiteColors = Readonly<Record<keyof (typeof COLORS)['default'], string>>;
export type Palette = SiteColors & Readonly<Record<ProductTone, Hex>>;
export type Tone = keyof Palette;

export function createPalette(product: Product, theme: ThemeName): Palette {
  const index = theme === 'default' ? 0 : 1;
  const colors = Object.entries(product).map(([tone, pair]) => [tone, pair[index]]);
  return { ...COLORS[theme], ...(Object.fromEntries(colors) as Record<ProductTone, Hex>) };
}

export const PaletteContext = createContext<Palette | null>(null);

export function usePalette(): Palette {
  const palette = useContext(PaletteContext);
  if (!palette)
    throw new SiteError(
      '[case-studies] Failed to draw a part: it is outside of a figure. Draw it with drawFigure().',
      'BAD_DRAWING',
    );
  return palette;
}
