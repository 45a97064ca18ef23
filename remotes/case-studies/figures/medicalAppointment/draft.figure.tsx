import { Button, Field } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Row } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { HATCH } from './product';

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const CELL_HEIGHT = 30;
/** The first of March 2026 is a Sunday. */
const LEAD = 6;

const Month = definePart<object>(
  () => CELL_HEIGHT * 7 - 10,
  function DrawMonth({ x, y, width }) {
    const palette = usePalette();
    const cell = width / 7;
    return (
      <>
        {WEEKDAYS.map((name, index) => (
          <Text
            key={name}
            x={x + index * cell}
            y={y}
            width={cell}
            size={12}
            tone="muted"
            align="middle"
            isLine
          >
            {name}
          </Text>
        ))}
        {Array.from({ length: 31 }, (_, index) => {
          const place = index + LEAD;
          const left = x + (place % 7) * cell;
          const top = y + 22 + Math.floor(place / 7) * CELL_HEIGHT;
          const isChosen = index === 23;
          return (
            <g key={index}>
              {isChosen ? <circle cx={left + cell / 2} cy={top + 11} r={14} fill={palette.success} /> : null}
              <Text
                x={left}
                y={top + 2}
                width={cell}
                size={13}
                weight={isChosen ? 700 : 400}
                tone={isChosen ? 'surface' : index < 15 || place % 7 > 4 ? 'lineStrong' : 'ink'}
                align="middle"
                isLine
              >
                {String(index + 1)}
              </Text>
            </g>
          );
        })}
      </>
    );
  },
);

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

const TimeChip = definePart<{ time: string }>(
  () => 30,
  function DrawTimeChip({ time, x, y, width }) {
    const palette = usePalette();
    const isTaken = TAKEN.includes(time);
    return (
      <>
        <rect
          x={x}
          y={y}
          width={width}
          height={30}
          rx={15}
          fill={palette[time === '11:40' ? 'success' : 'card']}
          stroke={palette[isTaken ? 'danger' : 'success']}
        />
        <Text
          x={x}
          y={y + 6}
          width={width}
          size={13}
          tone={time === '11:40' ? 'surface' : isTaken ? 'danger' : 'success'}
          align="middle"
          isLine
        >
          {time}
        </Text>
      </>
    );
  },
);

function timeRow(start: number) {
  return (
    <Row gap={8}>
      {TIMES.slice(start, start + 4).map((time) => (
        <TimeChip key={time} time={time} />
      ))}
    </Row>
  );
}

export const draft: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: HATCH,
  draw: () => (
    <Phone
      header={<AppBar title="New appointment" right="close" />}
      gap={9}
      pad={14}
      footer={
        <ActionBar>
          <Button radius={24}>Confirm booking</Button>
        </ActionBar>
      }
    >
      <Field label="Doctor" value="Dr A. Holt" icon="down" />
      <Text size={14} weight={600} align="middle" isLine>
        March 2026
      </Text>
      <Month />
      {timeRow(0)}
      {timeRow(4)}
      {timeRow(8)}
    </Phone>
  ),
};
