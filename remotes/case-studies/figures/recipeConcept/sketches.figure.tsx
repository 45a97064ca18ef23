import { definePart, Dot, figure, Panel, Path, Rect, Titled } from '../kit/drawing';
import { Selection } from '../kit/marks';
import { BEANS } from './dishes';
import { UprightTape } from './Tape';

const HEIGHT = 140;

/** A list above two paragraphs. */
function PageSketch({ x, y, width }: { x: number; y: number; width: number }) {
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
}

/** Ingredients in rows, what happens to them in cells that span the rows. */
function TableSketch({ x, y, width }: { x: number; y: number; width: number }) {
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
}

function TapeSketch({ x, y, width }: { x: number; y: number; width: number }) {
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
}

const DRAWINGS = { page: PageSketch, table: TableSketch, tape: TapeSketch };

const Sketch = definePart<{ name: keyof typeof DRAWINGS }>(HEIGHT, ({ name, ...box }) => {
  const Drawing = DRAWINGS[name];
  return <Drawing {...box} />;
});

const SKETCHES = [
  ['page', 'A  The page', 'Everyone can read it. When to do what is left to the cook.'],
  ['table', 'B  The table', 'Shows what joins what. It has no idea how long anything takes.'],
  ['tape', 'C  The tape', 'Long things are long. Empty stretches are yours.'],
] as const;

export const sketches = figure([640, 392], () => (
  <>
    {SKETCHES.map(([name, title, verdict], index) => (
      <Panel
        key={name}
        at={[24 + index * 204, 32, 184]}
        pad={18}
        radius={2}
        fill="surface"
        line="line"
        gap={22}
        minHeight={328}
      >
        <Sketch name={name} />
        <Titled title={title} detail={verdict} size={17} weight={700} detailSize={15} gap={8} />
      </Panel>
    ))}
    <Selection x={428} y={28} width={192} height={336} />
  </>
));
