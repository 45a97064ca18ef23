import { UNITS_PER_EM } from './typeface';
import { measureLine, placeGlyphs } from './typesetting';

interface GlyphsProps {
  line: string;
  x: number;
  /** Position of the text's baseline. */
  baseline: number;
  size: number;
  weight?: number;
  isSerif?: boolean;
  spacing?: number;
  align?: 'start' | 'middle' | 'end';
  fill: string;
}

const ALIGN_SHARE = { start: 0, middle: 0.5, end: 1 } as const;

/** One line of text as outlines, because a picture cannot rely on the visitor's fonts. */
export function Glyphs({ line, x, baseline, align = 'start', fill, ...type }: GlyphsProps) {
  const left = x - measureLine(line, type) * ALIGN_SHARE[align];
  return (
    <g fill={fill} transform={`translate(${left} ${baseline}) scale(${type.size / UNITS_PER_EM})`}>
      {placeGlyphs(line, type).map((glyph, index) => (
        <use key={index} href={`#${glyph.id}`} x={Math.round(glyph.x)} />
      ))}
    </g>
  );
}
