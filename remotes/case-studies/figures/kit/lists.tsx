import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons';
import { Column, Row } from './layout';
import { usePalette, type Tone } from './palette';
import { definePart } from './part';
import { Text } from './Text';

/** A hairline. */
export const Rule = definePart<{ tone?: Tone; isDashed?: boolean }>(
  () => 1,
  function DrawRule({ tone = 'line', isDashed, x, y, width }) {
    const palette = usePalette();
    return (
      <path
        d={`M${x} ${y + 0.5}h${width}`}
        stroke={palette[tone]}
        strokeDasharray={isDashed ? '4 4' : undefined}
      />
    );
  },
);

/** Initials in a circle. */
export const Avatar = definePart<{ initials: string; size?: number; fill?: Tone; tone?: Tone }>(
  ({ size = 36 }) => size,
  function DrawAvatar({ initials, size = 36, fill = 'secondWash', tone = 'second', x, y }) {
    const palette = usePalette();
    return (
      <>
        <circle cx={x + size / 2} cy={y + size / 2} r={size / 2} fill={palette[fill]} />
        <Text
          x={x}
          y={y + size / 2 - size * 0.25}
          width={size}
          size={size * 0.36}
          weight={600}
          tone={tone}
          align="middle"
          isLine
        >
          {initials}
        </Text>
      </>
    );
  },
);

/** An icon in a tinted square. */
export const IconTile = definePart<{ name: IconName; size?: number; isSecond?: boolean }>(
  ({ size = 40 }) => size,
  function DrawIconTile({ name, size = 40, isSecond = false, x, y }) {
    const tone = isSecond ? 'second' : 'accent';
    const palette = usePalette();
    return (
      <>
        <rect x={x} y={y} width={size} height={size} rx={size / 5} fill={palette[`${tone}Wash`]} />
        <Icon name={name} size={size * 0.56} tone={tone} x={x} y={y + size * 0.22} width={size} />
      </>
    );
  },
);

interface ListRowProps {
  title: string;
  detail?: string;
  value?: string;
  valueTone?: Tone;
  valueWidth?: number;
  icon?: IconName;
  iconSize?: number;
  /** The icon in the product's second colour. */
  isSecond?: boolean;
  /** Stands in front instead of an icon. */
  lead?: ReactNode;
  leadWidth?: number;
}

/** A line of a list: something in front, title over detail, a value at the end. */
export const ListRow = definePart<ListRowProps>(
  (props, widthPx) => Row.measure(listRow(props), widthPx),
  ({ x, y, width, ...props }) => <Row {...listRow(props)} x={x} y={y} width={width} />,
);

function listRow({
  title,
  detail,
  value,
  valueTone = 'ink',
  valueWidth = 76,
  icon,
  iconSize = 40,
  isSecond = false,
  lead = icon && <IconTile name={icon} size={iconSize} isSecond={isSecond} />,
  leadWidth = iconSize,
}: ListRowProps) {
  const columns = [...(lead ? [leadWidth] : []), 1, ...(value ? [valueWidth] : [])];
  const children = [
    lead,
    <Column key="text" gap={1}>
      <Text size={14} weight={600}>
        {title}
      </Text>
      {detail ? (
        <Text size={12} tone="muted">
          {detail}
        </Text>
      ) : null}
    </Column>,
    value ? (
      <Text key="value" size={14} weight={600} tone={valueTone} align="end" isLine>
        {value}
      </Text>
    ) : null,
  ];
  return { columns, gap: 12, children };
}
