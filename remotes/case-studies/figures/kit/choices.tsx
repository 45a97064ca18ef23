import { Fragment } from 'react';
import { Icon } from './icons';
import { Panel } from './layout';
import { usePalette } from './palette';
import { definePart } from './part';
import { Text } from './Text';

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
