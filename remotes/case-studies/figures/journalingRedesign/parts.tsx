import { definePicture, Path, Rect, Text } from '../kit/drawing';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const KEY_GAP = 4;
const ROW_HEIGHT = 40;

/** The system's keyboard at the bottom of the screen. */
export const Keyboard = definePicture(4 * ROW_HEIGHT + 40, ({ width }) => {
  const key = (width - 12) / 10 - KEY_GAP;
  return (
    <>
      <Path d={`M0 0h${width}`} line="line" />
      {ROWS.flatMap((row, rowIndex) =>
        [...row].map((letter, index) => {
          const indent = (width - row.length * (key + KEY_GAP) + KEY_GAP) / 2;
          const left = indent + index * (key + KEY_GAP);
          const top = 10 + rowIndex * ROW_HEIGHT;
          return (
            <g key={letter}>
              <Rect at={[left, top, key, ROW_HEIGHT - 7]} rx={4} fill="card" />
              <Text at={[left, top + 8, key]} size={14} align="middle" isLine text={letter} />
            </g>
          );
        }),
      )}
      <Rect at={[80, 10 + 3 * ROW_HEIGHT, width - 160, ROW_HEIGHT - 7]} rx={4} fill="card" />
    </>
  );
});

/** The text cursor. */
export const Caret = definePicture(26, () => <Path d="M1 2v22" line="accent" lineWidth={2} />);

/** Days with an entry in each month of a year: an invented example. */
const YEAR_MARKS: readonly (readonly number[])[] = [
  [1, 2, 3, 5, 8, 9, 14, 15, 16, 22, 30],
  [2, 3, 4, 11, 12, 18, 25],
  [1, 6, 7, 8, 9, 10, 11, 20, 21, 27, 28, 29],
  [3, 4, 9, 17, 18, 19],
  [],
  [28, 29],
  [1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 19, 20, 26],
  [4, 5, 6, 14, 15, 16, 17, 22, 23, 31],
  [2, 3, 9, 10, 16, 24],
  [1, 5, 6, 7, 8, 15, 21, 22, 28, 29],
  [3, 4, 5, 11, 12, 13, 20],
  [],
];

/** A year as strokes on twelve lines. Days without an entry are empty, so that nothing marks them as missed. */
export const YearStrokes = definePicture<{ rowHeight?: number; hasLabels?: boolean }>(
  ({ rowHeight = 24 }) => rowHeight * 12,
  ({ rowHeight = 24, hasLabels = true, width }) => {
    const left = hasLabels ? 34 : 0;
    const step = (width - (hasLabels ? 34 : 0)) / 31;
    return YEAR_MARKS.map((days, month) => {
      const top = month * rowHeight;
      return (
        <g key={month}>
          {hasLabels ? (
            <Text at={[0, top + rowHeight / 2 - 8, 32]} size={12} tone="muted" isLine>
              {'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[month] ?? ''}
            </Text>
          ) : null}
          <Path d={`M${left} ${top + rowHeight - 3}h${step * 31}`} line="line" />
          {days.length > 0 ? (
            <Path
              d={days
                .map((day) => `M${left + (day - 0.5) * step} ${top + rowHeight - 3}v${-rowHeight * 0.66}`)
                .join('')}
              line="accent"
              lineWidth={step * 0.5}
            />
          ) : null}
        </g>
      );
    });
  },
);
