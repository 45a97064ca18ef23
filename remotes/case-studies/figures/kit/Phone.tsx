import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons';
import { Column, Panel, Row, Space } from './layout';
import { usePalette, type Tone } from './palette';
import { definePart } from './part';
import { Text } from './Text';

interface PhoneProps {
  x?: number;
  y?: number;
  height?: number;
  /** The app bar's title, if the screen has an app bar. */
  title?: string;
  left?: IconName;
  right?: IconName;
  /** Stands at the top instead of an app bar. */
  header?: ReactNode;
  /** The main action, in a bar at the foot. */
  action?: ReactNode;
  /** Stands at the foot instead of an action. */
  footer?: ReactNode;
  pad?: number;
  gap?: number;
  fill?: Tone;
  children?: ReactNode;
}

export const PHONE_WIDTH = 320;
const STATUS_HEIGHT = 30;

/** A phone's screen, 320 wide: header on top, footer at the foot, content between them. */
export function Phone({
  x = 40,
  y = 40,
  height = 640,
  title,
  left,
  right,
  header = title && <AppBar title={title} left={left} right={right} />,
  action,
  footer = action && <ActionBar>{action}</ActionBar>,
  pad = 16,
  gap = 12,
  fill = 'screen',
  children,
}: PhoneProps) {
  const palette = usePalette();
  const headerHeight = Column.measure({ children: header }, PHONE_WIDTH);
  const footerHeight = Column.measure({ children: footer }, PHONE_WIDTH);
  const top = STATUS_HEIGHT + headerHeight;
  const needed = top + pad * 2 + Column.measure({ children, gap }, PHONE_WIDTH - pad * 2) + footerHeight;
  if (needed > height + 0.5)
    throw new Error(`The screen holds ${height} px and its content needs ${Math.ceil(needed)} px.`);
  return (
    <>
      <rect
        x={x - 6}
        y={y - 6}
        width={PHONE_WIDTH + 12}
        height={height + 12}
        rx={34}
        fill={palette.surface}
        stroke={palette.lineStrong}
        strokeWidth={1.5}
      />
      <rect x={x} y={y} width={PHONE_WIDTH} height={height} rx={28} fill={palette[fill]} />
      <Text x={x + 24} y={y + 10} width={80} size={12} weight={600} isLine>
        10:24
      </Text>
      <rect x={x + 274} y={y + 11} width={20} height={10} rx={3} fill="none" stroke={palette.ink} />
      <rect x={x + 276} y={y + 13} width={12} height={6} rx={1} fill={palette.ink} />
      <Column x={x} y={y + STATUS_HEIGHT} width={PHONE_WIDTH}>
        {header}
      </Column>
      <Column x={x + pad} y={y + top + pad} width={PHONE_WIDTH - pad * 2} gap={gap}>
        {children}
      </Column>
      <Column x={x} y={y + height - footerHeight} width={PHONE_WIDTH}>
        {footer}
      </Column>
    </>
  );
}

interface AppBarProps {
  title: string;
  left?: IconName;
  right?: IconName;
}

/** A screen's title between two icons. */
const AppBar = definePart<AppBarProps>(
  () => 48,
  ({ title, left = 'back', right, ...box }) => (
    <Row {...box} x={box.x + 12} y={box.y + 12} width={box.width - 24} columns={[24, 1, 24]} gap={8}>
      <Icon name={left} />
      <Text weight={600} size={16} align="middle" isLine>
        {title}
      </Text>
      {right ? <Icon name={right} /> : <Space h={24} />}
    </Row>
  ),
);

interface TabBarProps {
  tabs: Partial<Record<IconName, string>>;
  selected: number;
}

export const TabBar = definePart<TabBarProps>(
  () => 64,
  function DrawTabBar({ tabs, selected, x, y, width }) {
    const palette = usePalette();
    const entries = Object.entries(tabs) as [IconName, string][];
    const column = (width - 16) / entries.length;
    return (
      <>
        <path d={`M${x} ${y}h${width}`} stroke={palette.line} />
        {entries.map(([icon, label], index) => (
          <Column key={label} x={x + 8 + index * column} y={y + 10} width={column} gap={2}>
            <Icon name={icon} size={22} tone={index === selected ? 'accent' : 'muted'} />
            <Text
              size={11}
              align="middle"
              weight={index === selected ? 600 : 400}
              tone={index === selected ? 'accent' : 'muted'}
              isLine
            >
              {label}
            </Text>
          </Column>
        ))}
      </>
    );
  },
);

/** A bar at the foot of a screen that holds its main action. */
export const ActionBar = definePart<{ children: ReactNode }>(
  ({ children }, widthPx) => Column.measure({ children, gap: 8 }, widthPx - 32) + 36,
  function DrawActionBar({ children, x, y, width }) {
    const palette = usePalette();
    return (
      <>
        <path d={`M${x} ${y}h${width}`} stroke={palette.line} />
        <Panel x={x} y={y} width={width} fill="none" padX={16} pad={12} gap={8} radius={0}>
          {children}
        </Panel>
      </>
    );
  },
);
