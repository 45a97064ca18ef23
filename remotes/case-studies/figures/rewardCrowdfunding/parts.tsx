import { definePicture, Dot, Path, Rect, Row, Text, Titled } from '../kit/drawing';

/** The project that all screens show. */
export const TIDE_CLOCK = {
  title: 'A tide clock cut from slate',
  maker: 'Ness Workshop',
  goal: '£18,000',
  pledged: '£13,140',
  share: 0.73,
} as const;

/** Ends of the rungs, as fractions of the goal. */
const RUNG_ENDS = [0.2, 0.6, 1] as const;

/** The slate clock on its shelf, drawn for the project's picture. */
export const ClockPicture = definePicture<{ height: number; radius?: number }>(
  ({ height }) => height,
  ({ height, radius = 10, width }) => {
    const scale = height / 200;
    const cx = width / 2;
    const cy = height * 0.47;
    const at = (dx: number, dy: number) => `${cx + dx * scale} ${cy + dy * scale}`;
    const ticks = Array.from({ length: 12 }, (_, hour) => (hour * Math.PI) / 6);
    return (
      <>
        <Rect at={[0, 0, width, height]} rx={radius} fill="secondWash" />
        <Path d={`M0 ${height * 0.86}h${width}`} line="second" lineWidth={3 * scale} />
        <Path
          d={`M${at(-74, 78)}L${at(-80, -30)}L${at(-52, -78)}L${at(38, -82)}L${at(78, -44)}L${at(82, 78)}z`}
          fill="muted"
        />
        <Dot at={[cx, cy, 58 * scale]} line="card" lineWidth={1.5 * scale} />
        <Path
          d={ticks
            .map(
              (turn) =>
                `M${at(50 * Math.sin(turn), -50 * Math.cos(turn))}L${at(58 * Math.sin(turn), -58 * Math.cos(turn))}`,
            )
            .join('')}
          line="card"
          lineWidth={2.5 * scale}
        />
        <Path
          d={`M${at(-44, 22)}q${11 * scale} ${-12 * scale} ${22 * scale} 0t${22 * scale} 0t${22 * scale} 0t${22 * scale} 0`}
          line="card"
          lineWidth={2.5 * scale}
        />
        <Path d={`M${at(0, 0)}L${at(24, -34)}`} line="secondWash" lineWidth={5 * scale} />
        <Dot at={[cx, cy, 6 * scale]} fill="secondWash" />
      </>
    );
  },
);

/** One bar in three parts, each as wide as the rung's share of the goal. */
export const RungBar = definePicture<{ share: number; height?: number }>(
  ({ height = 12 }) => height,
  ({ share, height = 12, width }) => {
    const gap = 4;
    return RUNG_ENDS.map((end, index) => {
      const start = RUNG_ENDS[index - 1] ?? 0;
      const left = start * width + (index > 0 ? gap / 2 : 0);
      const length = (end - start) * width - (index > 0 ? gap / 2 : 0) - (index < 2 ? gap / 2 : 0);
      const filled = Math.min(1, Math.max(0, (share - start) / (end - start)));
      return (
        <g key={end}>
          <Rect at={[left, 0, length, height]} rx={2} fill="accentWash" />
          {filled > 0 ? <Rect at={[left, 0, length * filled, height]} rx={2} fill="accent" /> : null}
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

/** One rung: a piece of ladder, what it pays for, and its amount. */
export const RungStep = definePicture<RungStepProps>(62, ({ title, detail, amount, state, width }) => (
  <>
    <Path d="M4 0v62M26 0v62" line="lineStrong" lineWidth={2} />
    <Path
      d="M4 20h22"
      line={state === 'later' ? 'lineStrong' : 'accent'}
      lineWidth={state === 'later' ? 3 : 7}
      dash={state === 'open' ? '9 3' : undefined}
    />
    <Row at={[LADDER_WIDTH + 6, 8, width - LADDER_WIDTH - 6]} columns={[1, 60]} isTop>
      <Titled title={title} detail={detail} detailSize={12} gap={1} />
      <Text size={14} weight={600} tone={state === 'later' ? 'muted' : 'accent'} align="end" isLine>
        {amount}
      </Text>
    </Row>
  </>
));
