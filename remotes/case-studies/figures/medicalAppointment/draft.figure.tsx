import { definePicture, Dot, phoneFigure, Rect, Row, Text } from '../kit/drawing';
import { Button, Field, Phone } from '../kit/screen';

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const CELL_HEIGHT = 30;
/** 1 March 2026 is a Sunday, so six cells come before it. */
const LEAD = 6;

const Month = definePicture(CELL_HEIGHT * 7 - 10, ({ width }) => {
  const cell = width / 7;
  return (
    <>
      {WEEKDAYS.map((name, index) => (
        <Text
          key={name}
          at={[index * cell, 0, cell]}
          size={12}
          tone="muted"
          align="middle"
          isLine
          text={name}
        />
      ))}
      {Array.from({ length: 31 }, (_, index) => {
        const place = index + LEAD;
        const left = (place % 7) * cell;
        const top = 22 + Math.floor(place / 7) * CELL_HEIGHT;
        const isChosen = index === 23;
        return (
          <g key={index}>
            {isChosen ? <Dot at={[left + cell / 2, top + 11, 14]} fill="success" /> : null}
            <Text
              at={[left, top + 2, cell]}
              size={13}
              weight={isChosen ? 700 : 400}
              tone={isChosen ? 'surface' : index < 15 || place % 7 > 4 ? 'lineStrong' : 'ink'}
              align="middle"
              isLine
              text={String(index + 1)}
            />
          </g>
        );
      })}
    </>
  );
});

const TIMES = [
  '08:00',
  '08:10',
  '08:20',
  '08:30',
  '09:10',
  '09:20',
  '10:50',
  '11:00',
  '11:40',
  '14:10',
  '14:20',
  '16:30',
];
const TAKEN = ['08:00', '08:10', '08:30', '09:20', '11:00', '14:20'];

const TimeChip = definePicture<{ time: string }>(30, ({ time, width }) => {
  const isTaken = TAKEN.includes(time);
  return (
    <>
      <Rect
        at={[0, 0, width, 30]}
        rx={15}
        fill={time === '11:40' ? 'success' : 'card'}
        line={isTaken ? 'danger' : 'success'}
      />
      <Text
        at={[0, 6, width]}
        size={13}
        tone={time === '11:40' ? 'surface' : isTaken ? 'danger' : 'success'}
        align="middle"
        isLine
        text={time}
      />
    </>
  );
});

function timeRow(start: number) {
  return (
    <Row gap={8}>
      {TIMES.slice(start, start + 4).map((time) => (
        <TimeChip key={time} time={time} />
      ))}
    </Row>
  );
}

export const draft = phoneFigure(() => (
  <Phone
    title="New appointment"
    right="close"
    gap={9}
    pad={14}
    action={<Button radius={24}>Confirm booking</Button>}
  >
    <Field label="Doctor" value="Dr A. Holt" icon="down" />
    <Text size={14} weight={600} align="middle" isLine text="March 2026" />
    <Month />
    {timeRow(0)}
    {timeRow(4)}
    {timeRow(8)}
  </Phone>
));
