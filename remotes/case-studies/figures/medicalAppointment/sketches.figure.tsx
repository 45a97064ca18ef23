import { definePart, figure, Panel, Path, Rect, Titled } from '../kit/drawing';
import { Selection } from '../kit/marks';
import { LaneMark } from './parts';

const HEIGHT = 130;

const MonthSketch = definePart(HEIGHT, ({ x, y, width }) => {
  const [column, row] = [width / 7, HEIGHT / 5];
  const free = [16, 22, 29];
  return Array.from({ length: 35 }, (_, index) => (
    <Rect
      key={index}
      at={[x + (index % 7) * column + 1, y + Math.floor(index / 7) * row + 1, column - 3, row - 3]}
      fill={free.includes(index) ? 'accent' : 'none'}
      line={free.includes(index) ? 'accent' : 'lineStrong'}
    />
  ));
});

const WallSketch = definePart(HEIGHT, ({ x, y, width }) =>
  Array.from({ length: 18 }, (_, index) => (
    <Rect
      key={index}
      at={[x + ((index % 3) * (width + 6)) / 3, y + Math.floor(index / 3) * 22 + 1, width / 3 - 5, 16]}
      rx={8}
      fill={index % 4 === 1 ? 'accent' : 'accentWash'}
    />
  )),
);

const WaitSketch = definePart(HEIGHT, ({ x, y, width }) => (
  <>
    <Path d={`M${x} ${y + 28}v14M${x} ${y + 35}h34`} line="second" lineWidth={3} />
    <LaneMark at={[x + 28, y + 24]} lane="soonest" size={22} />
    <Path d={`M${x} ${y + 83}v14M${x} ${y + 90}h${width - 20}`} line="accent" lineWidth={3} />
    <LaneMark at={[x + width - 22, y + 79]} lane="own" size={22} />
  </>
));

const NOTES = [
  ['A  Month', 'Good for a holiday. To compare two visits you must leave the page.'],
  ['B  The wall', 'All that is free. Says nothing of who, or how far off.'],
  ['C  Two waits', 'Only two offers. The gap between them is the picture.'],
] as const;

export const sketches = figure([640, 390], () => {
  const drawings = [<MonthSketch key="month" />, <WallSketch key="wall" />, <WaitSketch key="wait" />];
  return (
    <>
      {NOTES.map(([title, verdict], index) => (
        <Panel
          key={title}
          at={[24 + index * 204, 32, 184]}
          pad={18}
          radius={2}
          fill="surface"
          line="line"
          gap={22}
          minHeight={326}
        >
          {drawings[index]}
          <Titled title={title} detail={verdict} size={17} weight={700} detailSize={15} gap={8} />
        </Panel>
      ))}
      <Selection x={428} y={28} width={192} height={334} />
    </>
  );
});
