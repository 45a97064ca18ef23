import { SiteError } from '@portfolio/contract';
import { definePart, type Box } from './part';
import { usePalette, type Tone } from './palette';
import { textWidth, wrapText } from './textWidth';

/** The words of a part: between its tags or, where they are few, as an attribute. */
export interface Words {
  text?: string;
  children?: string;
}

interface TextProps extends Words {
  size?: number;
  weight?: 400 | 500 | 600 | 700;
  tone?: Tone;
  align?: 'start' | 'middle' | 'end';
  /** One line that must fit; otherwise the text wraps. */
  isLine?: boolean;
  isStruck?: boolean;
  /** For words that somebody wrote or looked up, as opposed to the screen's own. */
  isSerif?: boolean;
  spacing?: number;
}

const LEADING = 1.36;
const SERIF = "Georgia,'Times New Roman',serif";

function linesOf(
  { children = '', text = children, size = 14, weight = 400, isLine = false }: TextProps,
  widthPx: number,
): string[] {
  if (!isLine) return wrapText(text, widthPx, size, weight);
  const needed = textWidth(text, size, weight);
  if (needed > widthPx + 0.5) {
    throw new SiteError(
      `[case-studies] Failed to draw "${text}": it needs ${Math.ceil(needed)} px and has ${Math.floor(widthPx)} px. Shorten the text, or give it a wider place.`,
      'BAD_DRAWING',
    );
  }
  return [text];
}

const ANCHOR_SHARE = { start: 0, middle: 0.5, end: 1 } as const;

function DrawText(props: TextProps & Box) {
  const palette = usePalette();
  const { x, y, width, size = 14, weight = 400, tone = 'ink', align = 'start', spacing } = props;
  const lines = linesOf(props, width);
  const anchorX = x + width * ANCHOR_SHARE[align];
  const baseline = y + size * 1.04;
  return (
    <text
      fontFamily={props.isSerif ? SERIF : undefined}
      x={anchorX}
      y={baseline}
      fontSize={size}
      fontWeight={weight === 400 ? undefined : weight}
      textAnchor={align === 'start' ? undefined : align}
      textDecoration={props.isStruck ? 'line-through' : undefined}
      letterSpacing={spacing}
      fill={palette[tone]}
    >
      {lines.length === 1
        ? lines[0]
        : lines.map((line, index) => (
            <tspan key={line} x={anchorX} y={baseline + index * size * LEADING}>
              {line}
            </tspan>
          ))}
    </text>
  );
}

export const Text = definePart<TextProps>(
  (props, widthPx) => linesOf(props, widthPx).length * (props.size ?? 14) * LEADING,
  DrawText,
);
