import { definePart, Dot, figure, Path, Rect, threeTiles } from '../kit/drawing';
import { OptionSheet } from '../kit/marks';
import { BEANS } from './dishes';
import { UprightTape } from './Tape';

const HEIGHT = 140;

/** A list above two paragraphs. */
const PageSketch = definePart(HEIGHT, ({ x, y, width }) => {
  const list = [0, 1, 2, 3].map((row) => `M${x + 12} ${y + 6 + row * 14}h${60 + (row % 2) * 24}`);
  const text = [0, 1, 2, 3, 4].map((row) => `M${x} ${y + 76 + row * 14}h${row === 4 ? width * 0.5 : width}`);
  return (
    <>
      {[0, 1, 2, 3].map((row) => (
        <Dot key={row} at={[x + 3, y + 6 + row * 14, 3]} fill="accent" />
      ))}
      <Path d={[...list, ...text].join('')} line="lineStrong" lineWidth={4} />
    </>
  );
});

/** Ingredients in rows, actions in cells that span the rows. */
const TableSketch = definePart(HEIGHT, ({ x, y, width }) => {
  const column = width / 4;
  const cells = [
    [0, 0, 1],
    [0, 1, 1],
    [0, 2, 1],
    [0, 3, 1],
    [0, 4, 1],
    [1, 0, 2],
    [1, 3, 2],
    [2, 0, 3],
    [3, 0, 5],
  ] as const;
  return cells.map(([cell, row, rows]) => (
    <Rect
      key={`${cell} ${row}`}
      at={[x + cell * column, y + row * 28, column, rows * 28]}
      fill={cell === 3 ? 'accentWash' : 'none'}
      line="lineStrong"
      lineWidth={1.5}
    />
  ));
});

const TapeSketch = definePart(HEIGHT, ({ x, y, width }) => {
  const scale = HEIGHT / 36;
  return (
    <>
      <Path
        d={`M${x + width * 0.62} ${y + 29 * scale}V${y + 34 * scale}H${x + width * 0.3}`}
        line="lineStrong"
        lineWidth={1.5}
      />
      <UprightTape x={x + width * 0.12} y={y} width={26} pxPerMinute={scale} stretches={BEANS.main} />
      <UprightTape x={x + width * 0.55} y={y} width={20} pxPerMinute={scale} stretches={BEANS.side} />
    </>
  );
});

export const sketches = figure(
  [640, 402],
  () => (
    <OptionSheet
      top={32}
      pad={18}
      gap={22}
      height={338}
      chosen={[2]}
      verdictSize={15}
      options={[
        [
          'A  The page',
          'Everyone can read it. When to do what is left to the cook.',
          <PageSketch key="page" />,
        ],
        [
          'B  The table',
          'Shows what joins what. It has no idea how long anything takes.',
          <TableSketch key="table" />,
        ],
        [
          'C  The tape',
          'Long things are long, and empty stretches are free. It fits one dish, not a menu.',
          <TapeSketch key="tape" />,
        ],
      ]}
    />
  ),
  { narrow: threeTiles(14, 204, 402) },
);
