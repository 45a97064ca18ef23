import { definePicture, Path, Rect, Text } from '../kit/drawing';
import { LaneMark, type Lane } from './parts';

/** From today, a Monday, to the Tuesday of the following week. */
const DAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S', 'M', 'T'];
const WEEKEND_START = 5;
const AXIS = 80;

/** Both waits on one scale, one column per day. */
export const DayRuler = definePicture(AXIS + 22, ({ width }) => {
  const day = width / DAYS.length;
  const start = day * 0.35;
  const wait = (lane: Lane, days: number, laneY: number) => {
    const end = (days + 0.5) * day;
    return (
      <>
        <Path
          d={`M${start} ${laneY - 5}v10M${start} ${laneY}H${end}`}
          line={lane === 'own' ? 'accent' : 'second'}
          lineWidth={2}
        />
        <LaneMark at={[end - 8, laneY - 8]} lane={lane} size={16} />
      </>
    );
  };
  return (
    <>
      <Rect at={[day * WEEKEND_START, 0, day * 2, AXIS]} fill="sunken" />
      <Path
        d={`M0 ${AXIS}h${width}${DAYS.map((_, index) => `M${index * day} ${AXIS - 6}v6`).join('')}M${width} ${AXIS - 6}v6`}
        line="lineStrong"
      />
      {wait('soonest', 1, 18)}
      <Text at={[day * 1.5 + 16, 9, 60]} size={13} weight={600} tone="second" isLine text="1 day" />
      {wait('own', 8, 59)}
      <Text at={[day * 3, 36, 70]} size={13} weight={600} tone="accent" isLine text="8 days" />
      {DAYS.map((letter, index) => (
        <Text
          key={index}
          at={[index * day, AXIS + 5, day]}
          size={12}
          weight={index === 0 ? 700 : 400}
          tone={index === 0 ? 'ink' : 'muted'}
          align="middle"
          isLine
          text={letter}
        />
      ))}
    </>
  );
});
