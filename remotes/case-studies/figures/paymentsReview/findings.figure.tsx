import { Badge } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { usePalette } from '../kit/palette';
import { Text } from '../kit/Text';
import { SIXPENCE } from './product';

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
  const palette = usePalette();
  return (
    <>
      <rect x={LEFT} y={TOP} width={CELL_WIDTH * 2} height={CELL_HEIGHT * 2} fill={palette.accentWash} />
      {SEVERITIES.map((label, row) => (
        <Text key={label} x={16} y={TOP + row * CELL_HEIGHT + 28} width={84} size={15} weight={600} isLine>
          {label}
        </Text>
      ))}
      {EFFORTS.map((label, column) => (
        <Text
          key={label}
          x={LEFT + column * CELL_WIDTH}
          y={TOP + CELL_HEIGHT * 4 + 10}
          width={CELL_WIDTH}
          size={15}
          align="middle"
          isLine
        >
          {label}
        </Text>
      ))}
      <path
        d={`${[0, 1, 2, 3, 4].map((row) => `M${LEFT} ${TOP + row * CELL_HEIGHT}h${CELL_WIDTH * 3}`).join('')}${[0, 1, 2, 3].map((column) => `M${LEFT + column * CELL_WIDTH} ${TOP}v${CELL_HEIGHT * 4}`).join('')}`}
        stroke={palette.lineStrong}
      />
      <Text
        x={LEFT}
        y={TOP + CELL_HEIGHT * 4 + 36}
        width={CELL_WIDTH * 3}
        size={14}
        tone="muted"
        align="middle"
        isLine
      >
        effort to mend
      </Text>
    </>
  );
}

export const findings: FigureDrawing = {
  widthPx: 480,
  heightPx: 414,
  product: SIXPENCE,
  background: 'surface',
  draw: () => (
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
};
