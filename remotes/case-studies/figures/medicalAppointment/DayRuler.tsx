import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { Text } from '../kit/Text';
import { LaneMark, type Lane } from './parts';

/** From Monday, today, to the Tuesday of the week after. */
const DAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S', 'M', 'T'];
const WEEKEND_START = 5;
const AXIS = 80;

/** Both waits on one scale, a column for each day. */
export const DayRuler = definePart<object>(
  () => AXIS + 22,
  function DrawDayRuler({ x, y, width }) {
    const palette = usePalette();
    const day = width / DAYS.length;
    const start = x + day * 0.35;
    const wait = (lane: Lane, days: number, laneY: number) => {
      const end = x + (days + 0.5) * day;
      return (
        <>
          <path
            d={`M${start} ${laneY - 5}v10M${start} ${laneY}H${end}`}
            stroke={palette[lane === 'own' ? 'accent' : 'second']}
            strokeWidth={2}
          />
          <LaneMark lane={lane} size={16} x={end - 8} y={laneY - 8} />
        </>
      );
    };
    return (
      <>
        <rect x={x + day * WEEKEND_START} y={y} width={day * 2} height={AXIS} fill={palette.sunken} />
        <path
          d={`M${x} ${y + AXIS}h${width}${DAYS.map((_, index) => `M${x + index * day} ${y + AXIS - 6}v6`).join('')}M${x + width} ${y + AXIS - 6}v6`}
          stroke={palette.lineStrong}
        />
        {wait('soonest', 1, y + 18)}
        <Text x={x + day * 1.5 + 16} y={y + 9} width={60} size={13} weight={600} tone="second" isLine>
          1 day
        </Text>
        {wait('own', 8, y + 59)}
        <Text x={x + day * 3} y={y + 36} width={70} size={13} weight={600} tone="accent" isLine>
          8 days
        </Text>
        {DAYS.map((letter, index) => (
          <Text
            key={index}
            x={x + index * day}
            y={y + AXIS + 5}
            width={day}
            size={12}
            weight={index === 0 ? 700 : 400}
            tone={index === 0 ? 'ink' : 'muted'}
            align="middle"
            isLine
          >
            {letter}
          </Text>
        ))}
      </>
    );
  },
);
