import { Children, type ReactNode } from 'react';
import { Column, Path, Rect, Text, type Tone } from '../kit/drawing';
import { Pointer } from '../kit/marks';
import { Button, Device } from '../kit/screen';

/** The figure that holds one screen. */
export const SCREEN_SHEET = [544, 426] as const;

const LEFT = 32;
const TOP = 28;
const WIDTH = 480;
const HEIGHT = 360;
const BAR = 36;
const HEAD = 40;
const WIDE = 256;
const NARROW = (WIDTH - WIDE) / 2;
const PAD = 10;
const BUTTON_TOP = TOP + HEIGHT - 60;

/** The 15 inch panel over the bench, 4 to 3. */
export function Panel15({ children }: { children: ReactNode }) {
  return (
    <>
      <Device at={[LEFT, TOP, WIDTH, HEIGHT]} bezel={14} radius={8} />
      {children}
    </>
  );
}

interface Zone {
  title: string;
  content: ReactNode;
}

/** A zone with its parts in a column. */
export function zone(title: string, gap: number, ...parts: readonly ReactNode[]): Zone {
  const content = <Column gap={gap}>{Children.toArray(parts)}</Column>;
  return { title, content };
}

interface BenchScreenProps {
  /** Which of the three columns is wide: the one where the packer's hands are. */
  active: 0 | 1 | 2;
  zones: readonly [Zone, Zone, Zone];
  band?: Tone;
  bandInk?: Tone;
}

/** A screen of three columns in the order of the bench below it, with its single button always at the same height. */
export function BenchScreen({ active, zones, band = 'accentWash', bandInk = 'ink' }: BenchScreenProps) {
  const widths = zones.map((_, index) => (index === active ? WIDE : NARROW));
  const lefts = widths.map(
    (_, index) => LEFT + widths.slice(0, index).reduce((sum, width) => sum + width, 0),
  );
  const top = TOP + BAR;
  return (
    <Panel15>
      <Rect at={[LEFT, TOP, WIDTH, BAR]} fill="accent" />
      <Text at={[LEFT + PAD, TOP + 9, 220]} size={14} weight={600} tone="onAccent" isLine text="Order 2291" />
      <Text
        at={[LEFT + 240, TOP + 9, 228]}
        size={14}
        weight={600}
        tone="onAccent"
        align="end"
        isLine
        text="Bench 7"
      />
      {zones.map(({ title, content }, index) => {
        const [x, width] = [lefts[index] ?? LEFT, widths[index] ?? WIDE];
        const isActive = index === active;
        return (
          <g key={title}>
            <Rect at={[x, top, width, HEIGHT - BAR]} fill={isActive ? 'card' : 'screen'} />
            {isActive ? <Rect at={[x, top, width, HEAD]} fill={band} /> : null}
            {index > 0 ? <Path d={`M${x} ${top}v${HEIGHT - BAR}`} line="line" /> : null}
            <Text
              at={[x + PAD, top + (isActive ? 9 : 11), width - PAD * 2 + 8]}
              size={isActive ? 16 : 13}
              weight={600}
              tone={isActive ? bandInk : 'muted'}
              isLine
              text={title}
            />
            <Column at={[x + PAD, top + HEAD + 12, width - PAD * 2]} gap={10}>
              {content}
            </Column>
            {isActive ? (
              <Button
                at={[x + PAD, BUTTON_TOP, width - PAD * 2]}
                kind="outline"
                height={48}
                radius={4}
                size={16}
                text="Something is wrong"
              />
            ) : null}
          </g>
        );
      })}
    </Panel15>
  );
}

interface MarkProps {
  n: number;
  /** End of the line on the screen. */
  to: readonly [number, number];
  side: 'left' | 'right' | 'bottom';
}

/** A numbered mark on the panel's rim, connected to a part of the screen. */
export function Mark({ n, to: [x, y], side }: MarkProps) {
  const places = { left: [18, y], right: [LEFT + WIDTH + 14, y], bottom: [x, TOP + HEIGHT + 14] } as const;
  return <Pointer n={n} from={[x, y]} to={places[side]} hasDot />;
}
