import { definePicture, figure, Path, Rect, threeTiles } from '../kit/drawing';
import { OptionSheet } from '../kit/marks';
import { LaneMark } from './parts';

const HEIGHT = 130;

const MonthSketch = definePicture(HEIGHT, ({ width }) => {
  const [column, row] = [width / 7, HEIGHT / 5];
  const free = [16, 22, 29];
  return Array.from({ length: 35 }, (_, index) => (
    <Rect
      key={index}
      at={[(index % 7) * column + 1, Math.floor(index / 7) * row + 1, column - 3, row - 3]}
      fill={free.includes(index) ? 'accent' : 'none'}
      line={free.includes(index) ? 'accent' : 'lineStrong'}
    />
  ));
});

const WallSketch = definePicture(HEIGHT, ({ width }) =>
  Array.from({ length: 18 }, (_, index) => (
    <Rect
      key={index}
      at={[((index % 3) * (width + 6)) / 3, Math.floor(index / 3) * 22 + 1, width / 3 - 5, 16]}
      rx={8}
      fill={index % 4 === 1 ? 'accent' : 'accentWash'}
    />
  )),
);

const WaitSketch = definePicture(HEIGHT, ({ width }) => (
  <>
    <Path d="M0 28v14M0 35h34" line="second" lineWidth={3} />
    <LaneMark at={[28, 24]} lane="soonest" size={22} />
    <Path d={`M0 83v14M0 90h${width - 20}`} line="accent" lineWidth={3} />
    <LaneMark at={[width - 22, 79]} lane="own" size={22} />
  </>
));

export const sketches = figure(
  [640, 390],
  () => (
    <OptionSheet
      top={32}
      pad={18}
      gap={22}
      height={326}
      chosen={[2]}
      verdictSize={15}
      options={[
        [
          'A  Month',
          'Good for a holiday. To compare two visits you must leave the page.',
          <MonthSketch key="month" />,
        ],
        ['B  The wall', 'All that is free. Says nothing of who, or how far off.', <WallSketch key="wall" />],
        [
          'C  Two waits',
          'The gap between two offers is the picture. A third has to be asked for.',
          <WaitSketch key="wait" />,
        ],
      ]}
    />
  ),
  { narrow: threeTiles(14, 204, 390) },
);
