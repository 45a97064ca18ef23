import { Fragment } from 'react';
import { Icon, type IconName } from './icons';
import { Column, Panel, Row } from './layout';
import { usePalette, type Tone } from './palette';
import { definePart } from './part';
import { Text } from './Text';
import { textWidth } from './textWidth';

interface ButtonProps {
  children: string;
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
  function DrawButton({ children, kind = 'filled', height = 48, size = 15, radius = 10, ...box }) {
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
          {children}
        </Text>
      </>
    );
  },
);

interface FieldProps {
  label: string;
  value: string;
  hint?: string;
  error?: string;
  isFocused?: boolean;
  icon?: IconName;
  valueTone?: Tone;
}

function fieldParts({ label, value, hint, error, isFocused, icon, valueTone = 'ink' }: FieldProps) {
  const line: Tone = error ? 'danger' : isFocused ? 'accent' : 'lineStrong';
  const valueText = (
    <Text size={15} tone={valueTone} isLine>
      {value}
    </Text>
  );
  return (
    <Column gap={6}>
      <Text size={13} weight={600}>
        {label}
      </Text>
      <Panel pad={12} line={line} lineWidth={error || isFocused ? 2 : 1} radius={8}>
        {icon ? (
          <Row columns={[1, 20]} gap={8}>
            {valueText}
            <Icon name={icon} size={20} tone="muted" />
          </Row>
        ) : (
          valueText
        )}
      </Panel>
      {(error ?? hint) ? (
        <Text size={12} tone={error ? 'danger' : 'muted'}>
          {error ?? hint ?? ''}
        </Text>
      ) : null}
    </Column>
  );
}

/** A labelled input with its hint or its error. */
export const Field = definePart<FieldProps>(
  (props, widthPx) => Column.measure({ children: fieldParts(props) }, widthPx),
  ({ x, y, width, ...props }) => (
    <Column x={x} y={y} width={width}>
      {fieldParts(props)}
    </Column>
  ),
);

interface ChipProps {
  children: string;
  fill?: Tone;
  tone?: Tone;
  line?: Tone;
  size?: number;
}

/** A short label in a pill as wide as its text. */
export const Chip = definePart<ChipProps>(
  ({ size = 12 }) => size * 2,
  function DrawChip({ children, fill = 'accentWash', tone = 'accent', line, size = 12, x, y }) {
    const width = textWidth(children, size, 600) + size * 1.6;
    return (
      <>
        <Panel x={x} y={y} width={width} pad={0} minHeight={size * 2} radius={size} fill={fill} line={line} />
        <Text
          x={x}
          y={y + size * 0.32}
          width={width}
          size={size}
          weight={600}
          tone={tone}
          align="middle"
          isLine
        >
          {children}
        </Text>
      </>
    );
  },
);

interface ToggleProps {
  isOn: boolean;
}

/** A switch: 44 by 26. */
export const Toggle = definePart<ToggleProps>(
  () => 26,
  function DrawToggle({ isOn, x, y }) {
    const palette = usePalette();
    return (
      <>
        <rect x={x} y={y} width={44} height={26} rx={13} fill={palette[isOn ? 'accent' : 'lineStrong']} />
        <circle cx={x + (isOn ? 31 : 13)} cy={y + 13} r={10} fill={palette.card} />
      </>
    );
  },
);

interface MarkProps {
  isOn: boolean;
  kind?: 'radio' | 'check';
}

/** A radio button or a checkbox: 22 square. */
export const Tick = definePart<MarkProps>(
  () => 22,
  function DrawTick({ isOn, kind = 'radio', x, y }) {
    const palette = usePalette();
    const isFilled = isOn && kind === 'check';
    return (
      <>
        <rect
          x={x + 1}
          y={y + 1}
          width={20}
          height={20}
          rx={kind === 'radio' ? 10 : 4}
          fill={isFilled ? palette.accent : palette.card}
          stroke={palette[isOn ? 'accent' : 'lineStrong']}
          strokeWidth={1.5}
        />
        {isOn && kind === 'radio' ? <circle cx={x + 11} cy={y + 11} r={5.5} fill={palette.accent} /> : null}
        {isFilled ? (
          <Icon name="check" size={16} tone="onAccent" stroke={2.2} x={x + 3} y={y + 3} width={16} />
        ) : null}
      </>
    );
  },
);

interface SegmentsProps {
  options: readonly string[];
  selected: number;
  size?: number;
}

/** One choice of a few, side by side. */
export const Segments = definePart<SegmentsProps>(
  () => 36,
  function DrawSegments({ options, selected, size = 13, x, y, width }) {
    const segment = (width - 6) / options.length;
    return (
      <>
        <Panel x={x} y={y} width={width} pad={0} minHeight={36} radius={9} fill="sunken" />
        {options.map((option, index) => {
          const left = x + 3 + index * segment;
          const isSelected = index === selected;
          return (
            <Fragment key={option}>
              {isSelected ? (
                <Panel x={left} y={y + 3} width={segment} pad={0} minHeight={30} radius={7} line="line" />
              ) : null}
              <Text
                x={left}
                y={y + 18 - size * 0.69}
                width={segment}
                size={size}
                weight={isSelected ? 600 : 400}
                tone={isSelected ? 'ink' : 'muted'}
                align="middle"
                isLine
              >
                {option}
              </Text>
            </Fragment>
          );
        })}
      </>
    );
  },
);
