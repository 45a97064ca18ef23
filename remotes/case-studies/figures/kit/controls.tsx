import { Panel } from './layout';
import type { Tone } from './palette';
import { definePart } from './part';
import { Text, type Words } from './Text';
import { textWidth } from './textWidth';

export { Segments, Tick, Toggle } from './choices';
export { Field } from './Field';

interface ButtonProps extends Words {
  kind?: 'filled' | 'outline' | 'quiet' | 'disabled';
  height?: number;
  size?: number;
  radius?: number;
}

const BUTTON_TONES = {
  filled: { fill: 'accent', ink: 'onAccent' },
  outline: { fill: 'card', line: 'accent', ink: 'accent' },
  quiet: { fill: 'none', ink: 'accent' },
  disabled: { fill: 'sunken', ink: 'muted' },
} as const satisfies Record<string, { fill: Tone | 'none'; line?: Tone; ink: Tone }>;

export const Button = definePart<ButtonProps>(
  ({ height = 48 }) => height,
  ({ children, text = children, kind = 'filled', height = 48, size = 15, radius = 10, ...box }) => {
    const tones: { fill: Tone | 'none'; line?: Tone; ink: Tone } = BUTTON_TONES[kind];
    return (
      <>
        <Panel
          {...box}
          fill={tones.fill}
          line={tones.line}
          lineWidth={1.5}
          radius={radius}
          pad={0}
          minHeight={height}
        />
        <Text
          {...box}
          y={box.y + height / 2 - size * 0.69}
          size={size}
          weight={600}
          tone={tones.ink}
          align="middle"
          isLine
        >
          {text}
        </Text>
      </>
    );
  },
);

interface ChipProps extends Words {
  fill?: Tone;
  tone?: Tone;
  line?: Tone;
  size?: number;
}

/** A short label in a pill as wide as its text. */
export const Chip = definePart<ChipProps>(
  ({ size = 12 }) => size * 2,
  ({ children = '', text = children, fill = 'accentWash', tone = 'accent', line, size = 12, x, y }) => {
    const width = textWidth(text, size, 600) + size * 1.6;
    return (
      <>
        <Panel at={[x, y, width]} pad={0} minHeight={size * 2} radius={size} fill={fill} line={line} />
        <Text
          at={[x, y + size * 0.32, width]}
          size={size}
          weight={600}
          tone={tone}
          align="middle"
          isLine
          text={text}
        />
      </>
    );
  },
);
