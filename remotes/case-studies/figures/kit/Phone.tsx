import { SiteError } from '@portfolio/contract';
import type { ReactNode } from 'react';
import { Device } from './Device';
import { Icon, type IconName } from './icons';
import { Column, Panel, Row, Space } from './layout';
import { definePart } from './part';
import { Dot, Path, Rect } from './shapes';
import { Text } from './Text';
import { getDevice, type DeviceStyle } from './typesetting';

interface PhoneProps {
  x?: number;
  y?: number;
  /** Narrower than a real phone if a card shows all of it close up (default: {@link PHONE_WIDTH}). */
  width?: number;
  /** The app bar's title, if the screen has an app bar. */
  title?: string;
  left?: IconName;
  right?: IconName;
  /** Shown at the top instead of an app bar. */
  header?: ReactNode;
  /** The main action, in a bar at the bottom. */
  action?: ReactNode;
  /** Shown at the bottom instead of an action. */
  footer?: ReactNode;
  pad?: number;
  gap?: number;
  /** The time in the status bar (default: the product's time of day). */
  clock?: string;
  children?: ReactNode;
}

export const PHONE_WIDTH = 320;
export const PHONE_HEIGHT = 684;
const STATUS_HEIGHT = 34;
const ISLAND_WIDTH = 76;

/** A phone's screen: header at the top, footer at the bottom, content between them. */
export function Phone({
  x = 40,
  y = 40,
  width = PHONE_WIDTH,
  title,
  left,
  right,
  header = title && <AppBar title={title} left={left} right={right} />,
  action,
  footer = action && <ActionBar>{action}</ActionBar>,
  pad = 16,
  gap = 12,
  clock = getDevice().clock,
  children,
}: PhoneProps) {
  const { corner, camera } = getDevice();
  const headerHeight = Column.measure({ children: header }, width);
  const footerHeight = Column.measure({ children: footer }, width);
  const top = STATUS_HEIGHT + headerHeight;
  const needed = top + pad * 2 + Column.measure({ children, gap }, width - pad * 2) + footerHeight;
  if (needed > PHONE_HEIGHT + 0.5)
    throw new SiteError(
      `[case-studies] Failed to draw a phone: its screen holds ${PHONE_HEIGHT} px and its content needs ${Math.ceil(needed)} px. Shorten the content, or reduce the gaps.`,
      'BAD_DRAWING',
    );
  return (
    <>
      <Device at={[x, y, width, PHONE_HEIGHT]} bezel={6} radius={corner + 6} screenRadius={corner} />
      <StatusBar at={[x, y, width]} clock={clock} camera={camera} inset={Math.max(20, corner * 0.75)} />
      <Column at={[x, y + STATUS_HEIGHT, width]}>{header}</Column>
      <Column at={[x + pad, y + top + pad, width - pad * 2]} gap={gap}>
        {children}
      </Column>
      <Column at={[x, y + PHONE_HEIGHT - footerHeight, width]}>{footer}</Column>
    </>
  );
}

interface StatusBarProps {
  clock: string;
  camera: DeviceStyle['camera'];
  inset: number;
}

/** The clock, the battery and, between them, a gap for the camera. */
const StatusBar = definePart<StatusBarProps>(STATUS_HEIGHT, ({ clock, camera, inset, x, y, width }) => {
  const middle = x + width / 2;
  const end = x + width - inset;
  const island = Math.min(ISLAND_WIDTH, width * 0.24);
  return (
    <>
      <Text at={[x + inset, y + 10, 80]} size={14} weight={600} isLine text={clock} />
      {camera === 'hole' ? <Dot at={[middle, y + 19, 6.5]} fill="ink" /> : null}
      {camera === 'island' ? <Rect at={[middle - island / 2, y + 9, island, 20]} rx={10} fill="ink" /> : null}
      <Path d={`M${end - 44} ${y + 25}v-4m5 4v-7m5 7v-10`} line="ink" lineWidth={3} />
      <Rect at={[end - 22, y + 14, 20, 11]} rx={3} line="ink" />
      <Rect at={[end - 20, y + 16, 12, 7]} rx={1} fill="ink" />
    </>
  );
});

interface AppBarProps {
  title: string;
  left?: IconName;
  right?: IconName;
}

/** A screen's title between two icons. */
const AppBar = definePart<AppBarProps>(48, ({ title, left = 'back', right, ...box }) => (
  <Row {...box} x={box.x + 12} y={box.y + 12} width={box.width - 24} columns={[24, 1, 24]} gap={8}>
    <Icon name={left} />
    <Text weight={600} size={16} align="middle" isLine text={title} />
    {right ? <Icon name={right} /> : <Space h={24} />}
  </Row>
));

interface TabBarProps {
  tabs: Partial<Record<IconName, string>>;
  selected: number;
}

export const TabBar = definePart<TabBarProps>(64, ({ tabs, selected, x, y, width }) => {
  const entries = Object.entries(tabs) as [IconName, string][];
  const column = (width - 16) / entries.length;
  return (
    <>
      <Path d={`M${x} ${y}h${width}`} line="line" />
      {entries.map(([icon, label], index) => (
        <Column key={label} at={[x + 8 + index * column, y + 10, column]} gap={2}>
          <Icon name={icon} size={22} tone={index === selected ? 'accent' : 'muted'} />
          <Text
            size={11}
            align="middle"
            weight={index === selected ? 600 : 400}
            tone={index === selected ? 'accent' : 'muted'}
            isLine
            text={label}
          />
        </Column>
      ))}
    </>
  );
});

/** A bar at the bottom of a screen that holds its main action. */
export const ActionBar = definePart<{ children: ReactNode }>(
  ({ children }, widthPx) => Column.measure({ children, gap: 8 }, widthPx - 32) + 36,
  ({ children, x, y, width }) => (
    <>
      <Path d={`M${x} ${y}h${width}`} line="line" />
      <Panel at={[x, y, width]} fill="none" padX={16} pad={12} gap={8} radius={0}>
        {children}
      </Panel>
    </>
  ),
);
