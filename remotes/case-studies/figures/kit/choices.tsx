import { Fragment } from 'react';
import { Icon } from './icons';
import { Panel } from './layout';
import { definePart } from './part';
import { Dot, Rect } from './shapes';
import { Text } from './Text';

interface ToggleProps {
  isOn: boolean;
}

/** A switch: 44 by 26. */
export const Toggle = definePart<ToggleProps>(26, ({ isOn, x, y }) => (
  <>
    <Rect at={[x, y, 44, 26]} rx={13} fill={isOn ? 'accent' : 'lineStrong'} />
    <Dot at={[x + (isOn ? 31 : 13), y + 13, 10]} fill="card" />
  </>
));

interface MarkProps {
  isOn: boolean;
  kind?: 'radio' | 'check';
}

/** A radio button or a checkbox: 22 square. */
export const Tick = definePart<MarkProps>(22, ({ isOn, kind = 'radio', x, y }) => {
  const isFilled = isOn && kind === 'check';
  return (
    <>
      <Rect
        at={[x + 1, y + 1, 20, 20]}
        rx={kind === 'radio' ? 10 : 4}
        fill={isFilled ? 'accent' : 'card'}
        line={isOn ? 'accent' : 'lineStrong'}
        lineWidth={1.5}
      />
      {isOn && kind === 'radio' ? <Dot at={[x + 11, y + 11, 5.5]} fill="accent" /> : null}
      {isFilled ? <Icon at={[x + 3, y + 3, 16]} name="check" size={16} tone="onAccent" stroke={2.2} /> : null}
    </>
  );
});

interface SegmentsProps {
  options: readonly string[];
  selected: number;
  size?: number;
}

/** A choice between a few options, side by side. */
export const Segments = definePart<SegmentsProps>(36, ({ options, selected, size = 13, x, y, width }) => {
  const segment = (width - 6) / options.length;
  return (
    <>
      <Panel at={[x, y, width]} pad={0} minHeight={36} radius={9} fill="sunken" />
      {options.map((option, index) => {
        const left = x + 3 + index * segment;
        const isSelected = index === selected;
        return (
          <Fragment key={option}>
            {isSelected ? (
              <Panel at={[left, y + 3, segment]} pad={0} minHeight={30} radius={7} line="line" />
            ) : null}
            <Text
              at={[left, y + 18 - size * 0.69, segment]}
              size={size}
              weight={isSelected ? 600 : 400}
              tone={isSelected ? 'ink' : 'muted'}
              align="middle"
              isLine
              text={option}
            />
          </Fragment>
        );
      })}
    </>
  );
});
