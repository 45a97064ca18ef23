import { Selection } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { Text } from '../kit/Text';
import { LaneMark } from './parts';
import { HATCH } from './product';

const HEIGHT = 130;

const MonthSketch = definePart<object>(
  () => HEIGHT,
  function DrawMonthSketch({ x, y, width }) {
    const palette = usePalette();
    const [column, row] = [width / 7, HEIGHT / 5];
    const free = [16, 22, 29];
    return Array.from({ length: 35 }, (_, index) => (
      <rect
        key={index}
        x={x + (index % 7) * column + 1}
        y={y + Math.floor(index / 7) * row + 1}
        width={column - 3}
        height={row - 3}
        fill={free.includes(index) ? palette.accent : 'none'}
        stroke={palette[free.includes(index) ? 'accent' : 'lineStrong']}
      />
    ));
  },
);

const WallSketch = definePart<object>(
  () => HEIGHT,
  function DrawWallSketch({ x, y, width }) {
    const palette = usePalette();
    return Array.from({ length: 18 }, (_, index) => (
      <rect
        key={index}
        x={x + ((index % 3) * (width + 6)) / 3}
        y={y + Math.floor(index / 3) * 22 + 1}
        width={width / 3 - 5}
        height={16}
        rx={8}
        fill={palette[index % 4 === 1 ? 'accent' : 'accentWash']}
      />
    ));
  },
);

const WaitSketch = definePart<object>(
  () => HEIGHT,
  function DrawWaitSketch({ x, y, width }) {
    const palette = usePalette();
    return (
      <>
        <path d={`M${x} ${y + 28}v14M${x} ${y + 35}h34`} stroke={palette.second} strokeWidth={3} />
        <LaneMark lane="soonest" size={22} x={x + 28} y={y + 24} />
        <path d={`M${x} ${y + 83}v14M${x} ${y + 90}h${width - 20}`} stroke={palette.accent} strokeWidth={3} />
        <LaneMark lane="own" size={22} x={x + width - 22} y={y + 79} />
      </>
    );
  },
);

const NOTES = [
  ['A  Month', 'Good for a holiday. To compare two visits you must leave the page.'],
  ['B  The wall', 'All that is free. Says nothing of who, or how far off.'],
  ['C  Two waits', 'Only two offers. The gap between them is the picture.'],
] as const;

export const sketches: FigureDrawing = {
  widthPx: 640,
  heightPx: 390,
  product: HATCH,
  draw: () => {
    const drawings = [<MonthSketch key="month" />, <WallSketch key="wall" />, <WaitSketch key="wait" />];
    return (
      <>
        {NOTES.map(([title, verdict], index) => (
          <Panel
            key={title}
            x={24 + index * 204}
            y={32}
            width={184}
            pad={18}
            radius={2}
            fill="surface"
            line="line"
            gap={22}
            minHeight={326}
          >
            {drawings[index]}
            <Column gap={8}>
              <Text size={17} weight={700}>
                {title}
              </Text>
              <Text size={15} tone="muted">
                {verdict}
              </Text>
            </Column>
          </Panel>
        ))}
        <Selection x={428} y={28} width={192} height={334} />
      </>
    );
  },
};
