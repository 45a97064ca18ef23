import { Column, Row } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { Text } from '../kit/Text';

/** The project that all screens show. */
export const TIDE_CLOCK = {
  title: 'A tide clock cut from slate',
  maker: 'Ness Workshop',
  goal: '£18,000',
  pledged: '£13,140',
  share: 0.73,
} as const;

/** Where the rungs end, as shares of the goal. */
export const RUNG_ENDS = [0.2, 0.6, 1] as const;

/** The slate clock on its shelf, drawn for the project's picture. */
export const ClockPicture = definePart<{ height: number; radius?: number }>(
  ({ height }) => height,
  function DrawClockPicture({ height, radius = 10, x, y, width }) {
    const palette = usePalette();
    const scale = height / 200;
    const cx = x + width / 2;
    const cy = y + height * 0.47;
    const at = (dx: number, dy: number) => `${cx + dx * scale} ${cy + dy * scale}`;
    const ticks = Array.from({ length: 12 }, (_, hour) => (hour * Math.PI) / 6);
    return (
      <>
        <rect x={x} y={y} width={width} height={height} rx={radius} fill={palette.secondWash} />
        <path d={`M${x} ${y + height * 0.86}h${width}`} stroke={palette.second} strokeWidth={3 * scale} />
        <path
          d={`M${at(-74, 78)}L${at(-80, -30)}L${at(-52, -78)}L${at(38, -82)}L${at(78, -44)}L${at(82, 78)}z`}
          fill={palette.muted}
        />
        <circle cx={cx} cy={cy} r={58 * scale} fill="none" stroke={palette.card} strokeWidth={1.5 * scale} />
        <path
          d={ticks
            .map(
              (turn) =>
                `M${at(50 * Math.sin(turn), -50 * Math.cos(turn))}L${at(58 * Math.sin(turn), -58 * Math.cos(turn))}`,
            )
            .join('')}
          stroke={palette.card}
          strokeWidth={2.5 * scale}
        />
        <path
          d={`M${at(-44, 22)}q${11 * scale} ${-12 * scale} ${22 * scale} 0t${22 * scale} 0t${22 * scale} 0t${22 * scale} 0`}
          fill="none"
          stroke={palette.card}
          strokeWidth={2.5 * scale}
        />
        <path d={`M${at(0, 0)}L${at(24, -34)}`} stroke={palette.secondWash} strokeWidth={5 * scale} />
        <circle cx={cx} cy={cy} r={6 * scale} fill={palette.secondWash} />
      </>
    );
  },
);

/** One bar in three parts, as wide as each rung's share of the goal. */
export const RungBar = definePart<{ share: number; height?: number }>(
  ({ height = 12 }) => height,
  function DrawRungBar({ share, height = 12, x, y, width }) {
    const palette = usePalette();
    const gap = 4;
    return RUNG_ENDS.map((end, index) => {
      const start = RUNG_ENDS[index - 1] ?? 0;
      const left = x + start * width + (index > 0 ? gap / 2 : 0);
      const length = (end - start) * width - (index > 0 ? gap / 2 : 0) - (index < 2 ? gap / 2 : 0);
      const filled = Math.min(1, Math.max(0, (share - start) / (end - start)));
      return (
        <g key={end}>
          <rect x={left} y={y} width={length} height={height} rx={2} fill={palette.accentWash} />
          {filled > 0 ? (
            <rect x={left} y={y} width={length * filled} height={height} rx={2} fill={palette.accent} />
          ) : null}
        </g>
      );
    });
  },
);

const LADDER_WIDTH = 34;

interface RungStepProps {
  title: string;
  detail: string;
  amount: string;
  state: 'done' | 'open' | 'later';
}

/** One rung: a piece of ladder, what it pays for, and how much. */
export const RungStep = definePart<RungStepProps>(
  () => 62,
  function DrawRungStep({ title, detail, amount, state, x, y, width }) {
    const palette = usePalette();
    const rung = state === 'later' ? palette.lineStrong : palette.accent;
    return (
      <>
        <path d={`M${x + 4} ${y}v62M${x + 26} ${y}v62`} stroke={palette.lineStrong} strokeWidth={2} />
        <path
          d={`M${x + 4} ${y + 20}h22`}
          stroke={rung}
          strokeWidth={state === 'later' ? 3 : 7}
          strokeDasharray={state === 'open' ? '9 3' : undefined}
        />
        <Row x={x + LADDER_WIDTH + 6} y={y + 8} width={width - LADDER_WIDTH - 6} columns={[1, 60]} isTop>
          <Column gap={1}>
            <Text size={14} weight={600} isLine>
              {title}
            </Text>
            <Text size={12} tone="muted" isLine>
              {detail}
            </Text>
          </Column>
          <Text size={14} weight={600} tone={state === 'later' ? 'muted' : 'accent'} align="end" isLine>
            {amount}
          </Text>
        </Row>
      </>
    );
  },
);
