import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons';
import { Row } from './layout';
import type { Tone } from './palette';
import { composePart, definePart } from './part';
import { Dot, Path, Rect } from './shapes';
import { Text } from './Text';
import { Titled } from './Titled';

/** A hairline. */
export const Rule = definePart<{ tone?: Tone; isDashed?: boolean }>(
  1,
  ({ tone = 'line', isDashed, x, y, width }) => (
    <Path d={`M${x} ${y + 0.5}h${width}`} line={tone} dash={isDashed ? '4 4' : undefined} />
  ),
);

/** Initials in a circle. */
export const Avatar = definePart<{ initials: string; size?: number }>(
  ({ size = 36 }) => size,
  ({ initials, size = 36, x, y }) => {
    const text = { size: size * 0.36, weight: 600, tone: 'second', align: 'middle', isLine: true } as const;
    return (
      <>
        <Dot at={[x + size / 2, y + size / 2, size / 2]} fill="secondWash" />
        <Text at={[x, y + size / 4, size]} {...text} text={initials} />
      </>
    );
  },
);

/** An icon in a tinted square. */
export const IconTile = definePart<{ name: IconName; size?: number; isSecond?: boolean }>(
  ({ size = 40 }) => size,
  ({ name, size = 40, isSecond = false, x, y }) => {
    const tone = isSecond ? 'second' : 'accent';
    return (
      <>
        <Rect at={[x, y, size, size]} rx={size / 5} fill={`${tone}Wash`} />
        <Icon name={name} size={size * 0.56} tone={tone} at={[x, y + size * 0.22, size]} />
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
  /** Shown in front instead of an icon. */
  lead?: ReactNode;
  leadWidth?: number;
}

/** A line of a list: icon or other lead, title over detail, a value at the end. */
export const ListRow = composePart<ListRowProps>(
  ({
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
  }) => (
    <Row columns={[...(lead ? [leadWidth] : []), 1, ...(value ? [valueWidth] : [])]} gap={12}>
      {lead}
      <Titled title={title} detail={detail} detailSize={12} gap={1} />
      {value ? <Text size={14} weight={600} tone={valueTone} align="end" isLine text={value} /> : null}
    </Row>
  ),
);

interface FactProps {
  icon: IconName;
  iconSize?: number;
  tone?: Tone;
  title: string;
  detail: string;
  size?: number;
  detailSize?: number;
}

/** A plain icon with a title over its detail. */
export const Fact = composePart<FactProps>(({ icon, iconSize = 22, tone = 'accent', ...text }) => (
  <Row columns={[iconSize, 1]} gap={12} isTop>
    <Icon name={icon} size={iconSize} tone={tone} />
    <Titled detailSize={12.5} gap={1} {...text} />
  </Row>
));
