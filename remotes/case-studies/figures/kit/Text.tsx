import { SiteError } from '@portfolio/contract';
import { Fragment } from 'react';
import { Glyphs } from './Glyphs';
import { definePart, type Box } from './part';
import { usePalette, type Tone } from './palette';
import { textWidth, wrapText } from './textWidth';
import { measureLine, toDrawnSize } from './typesetting';

/** The text of a part: as children or, if it is short, as an attribute. */
export interface Words {
  text?: string;
  children?: string;
}

interface TextProps extends Words {
  size?: number;
  weight?: 400 | 500 | 600 | 700;
  tone?: Tone;
  align?: 'start' | 'middle' | 'end';
  /** True for a single line that must fit; otherwise the text wraps. */
  isLine?: boolean;
  isStruck?: boolean;
  /** For text by people or from sources, as opposed to the app's own text. */
  isSerif?: boolean;
  spacing?: number;
}

const LEADING = 1.36;

function linesOf(
  { children = '', text = children, size = 14, weight = 400, isLine = false, isSerif }: TextProps,
  widthPx: number,
): string[] {
  if (!isLine) return wrapText(text, widthPx, size, weight, isSerif);
  const needed = textWidth(text, size, weight, isSerif);
  if (needed > widthPx + 0.5) {
    throw new SiteError(
      `[case-studies] Failed to draw "${text}": it needs ${Math.ceil(needed)} px and has ${Math.floor(widthPx)} px. Shorten the text, or give it more width.`,
      'BAD_DRAWING',
    );
  }
  return [text];
}

const ANCHOR_SHARE = { start: 0, middle: 0.5, end: 1 } as const;
const STRIKE_HEIGHT = 0.3;

function DrawText(props: TextProps & Box) {
  const palette = usePalette();
  const { x, y, width, weight, align = 'start', tone = 'ink', spacing, isSerif, isStruck } = props;
  const size = toDrawnSize(props.size ?? 14);
  const anchorX = x + width * ANCHOR_SHARE[align];
  return linesOf(props, width).map((line, index) => {
    const baseline = y + size * (1.04 + index * LEADING);
    const struck = isStruck ? measureLine(line, { size, weight, isSerif, spacing }) : 0;
    const strikeX = anchorX - struck * ANCHOR_SHARE[align];
    return (
      <Fragment key={line}>
        <Glyphs
          {...{ line, baseline, size, weight, isSerif, spacing, align }}
          x={anchorX}
          fill={palette[tone]}
        />
        {isStruck ? (
          <path
            d={`M${strikeX} ${baseline - size * STRIKE_HEIGHT}h${struck}`}
            stroke={palette[tone]}
            strokeWidth={1.5}
          />
        ) : null}
      </Fragment>
    );
  });
}

export const Text = definePart<TextProps>(
  (props, widthPx) => linesOf(props, widthPx).length * toDrawnSize(props.size ?? 14) * LEADING,
  DrawText,
);
