import { figure, Path, Rect, Text } from '../kit/drawing';
import { Badge } from '../kit/marks';

const SEVERITIES = ['4 stops', '3 hurts', '2 slows', '1 shows'];
const EFFORTS = ['small', 'medium', 'large'];

/** Findings by severity (row) and effort (column). */
const CELLS: readonly (readonly (readonly number[])[])[] = [
  [[], [4, 6], []],
  [[1, 2, 3], [7], []],
  [[8], [], [5]],
  [[9], [], []],
];

const LEFT = 104;
const TOP = 34;
const CELL_WIDTH = 116;
const CELL_HEIGHT = 76;

function Grid() {
  return (
    <>
      <Rect at={[LEFT, TOP, CELL_WIDTH * 2, CELL_HEIGHT * 2]} fill="accentWash" />
      {SEVERITIES.map((label, row) => (
        <Text
          key={label}
          at={[16, TOP + row * CELL_HEIGHT + 28, 84]}
          size={15}
          weight={600}
          isLine
          text={label}
        />
      ))}
      {EFFORTS.map((label, column) => (
        <Text
          key={label}
          at={[LEFT + column * CELL_WIDTH, TOP + CELL_HEIGHT * 4 + 10, CELL_WIDTH]}
          size={15}
          align="middle"
          isLine
          text={label}
        />
      ))}
      <Path
        d={`${[0, 1, 2, 3, 4].map((row) => `M${LEFT} ${TOP + row * CELL_HEIGHT}h${CELL_WIDTH * 3}`).join('')}${[0, 1, 2, 3].map((column) => `M${LEFT + column * CELL_WIDTH} ${TOP}v${CELL_HEIGHT * 4}`).join('')}`}
        line="lineStrong"
      />
      <Text
        at={[LEFT, TOP + CELL_HEIGHT * 4 + 36, CELL_WIDTH * 3]}
        size={14}
        tone="muted"
        align="middle"
        isLine
        text="effort to fix"
      />
    </>
  );
}

export const findings = figure(
  [480, 414, 'surface'],
  () => (
    <>
      <Grid />
      {CELLS.flatMap((row, rowIndex) =>
        row.flatMap((numbers, column) =>
          numbers.map((n, index) => (
            <Badge
              key={n}
              n={n}
              cx={LEFT + column * CELL_WIDTH + CELL_WIDTH / 2 + (index - (numbers.length - 1) / 2) * 32}
              cy={TOP + rowIndex * CELL_HEIGHT + CELL_HEIGHT / 2}
            />
          )),
        ),
      )}
    </>
  ),
  { floor: 15.5, narrow: [[[10, 0, 448, 414]]] },
);
