import type { ReactNode } from 'react';
import { Badge } from '../kit/annotate';
import { Button } from '../kit/controls';
import { Column } from '../kit/layout';
import { usePalette, type Tone } from '../kit/palette';
import { Text } from '../kit/Text';

/** The figure that holds one screen. */
export const SCREEN_FIGURE = { widthPx: 544, heightPx: 416 } as const;

const LEFT = 32;
const TOP = 28;
const WIDTH = 480;
const HEIGHT = 360;
const BAR = 36;
const HEAD = 40;
const WIDE = 256;
const NARROW = (WIDTH - WIDE) / 2;
const PAD = 12;
const BUTTON_TOP = TOP + HEIGHT - 60;

/** The 15 inch panel over the bench, 4 to 3. */
export function Panel15({ children }: { children: ReactNode }) {
  const palette = usePalette();
  return (
    <>
      <rect
        x={LEFT - 14}
        y={TOP - 14}
        width={WIDTH + 28}
        height={HEIGHT + 28}
        rx={8}
        fill={palette.surface}
        stroke={palette.lineStrong}
        strokeWidth={1.5}
      />
      <rect x={LEFT} y={TOP} width={WIDTH} height={HEIGHT} fill={palette.screen} />
      {children}
    </>
  );
}

interface Zone {
  title: string;
  content: ReactNode;
}

interface BenchScreenProps {
  /** Which of the three columns is wide: where the packer's hands are. */
  active: 0 | 1 | 2;
  zones: readonly [Zone, Zone, Zone];
  band?: Tone;
  bandInk?: Tone;
}

/** A screen of three columns in the order of the bench below it, with its one button always at the same height. */
export function BenchScreen({ active, zones, band = 'accentWash', bandInk = 'ink' }: BenchScreenProps) {
  const palette = usePalette();
  const widths = zones.map((_, index) => (index === active ? WIDE : NARROW));
  const lefts = widths.map(
    (_, index) => LEFT + widths.slice(0, index).reduce((sum, width) => sum + width, 0),
  );
  const top = TOP + BAR;
  return (
    <Panel15>
      <rect x={LEFT} y={TOP} width={WIDTH} height={BAR} fill={palette.accent} />
      <Text x={LEFT + PAD} y={TOP + 9} width={220} size={14} weight={600} tone="onAccent" isLine>
        Order 2291
      </Text>
      <Text x={LEFT + 240} y={TOP + 9} width={228} size={14} weight={600} tone="onAccent" align="end" isLine>
        Bench 7
      </Text>
      {zones.map(({ title, content }, index) => {
        const [x, width] = [lefts[index] ?? LEFT, widths[index] ?? WIDE];
        const isActive = index === active;
        return (
          <g key={title}>
            <rect
              x={x}
              y={top}
              width={width}
              height={HEIGHT - BAR}
              fill={palette[isActive ? 'card' : 'screen']}
            />
            {isActive ? <rect x={x} y={top} width={width} height={HEAD} fill={palette[band]} /> : null}
            {index > 0 ? <path d={`M${x} ${top}v${HEIGHT - BAR}`} stroke={palette.line} /> : null}
            <Text
              x={x + PAD}
              y={top + (isActive ? 9 : 11)}
              width={width - PAD * 2 + 8}
              size={isActive ? 16 : 13}
              weight={600}
              tone={isActive ? bandInk : 'muted'}
              isLine
            >
              {title}
            </Text>
            <Column x={x + PAD} y={top + HEAD + 12} width={width - PAD * 2} gap={10}>
              {content}
            </Column>
            {isActive ? (
              <Button
                x={x + PAD}
                y={BUTTON_TOP}
                width={width - PAD * 2}
                kind="outline"
                height={48}
                radius={4}
                size={16}
              >
                Something is wrong
              </Button>
            ) : null}
          </g>
        );
      })}
    </Panel15>
  );
}

interface MarkProps {
  n: number;
  /** Where on the screen the line ends. */
  to: readonly [number, number];
  side: 'left' | 'right' | 'bottom';
}

/** A numbered mark on the panel's rim, joined to a part of the screen. */
export function Mark({ n, to: [x, y], side }: MarkProps) {
  const palette = usePalette();
  const [cx, cy] =
    side === 'left' ? [18, y] : side === 'right' ? [LEFT + WIDTH + 14, y] : [x, TOP + HEIGHT + 14];
  return (
    <>
      <path d={`M${x} ${y}L${cx} ${cy}`} stroke={palette.redline} strokeWidth={1.5} />
      <circle cx={x} cy={y} r={3} fill={palette.redline} />
      <Badge n={n} cx={cx} cy={cy} />
    </>
  );
}
