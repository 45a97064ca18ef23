import { Button } from '../kit/controls';
import { Row } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { BEANS, busyMinutes, freeMinutes, totalMinutes } from './dishes';
import { UprightTape } from './Tape';

const PX_PER_MINUTE = 11.4;
const TAPE_WIDTH = 26;
const SIDE_X = 162;

/** A count with a piece of tape in front of it: full for busy, empty for free. */
const Count = definePart<{ text: string; isBusy: boolean }>(
  () => 20,
  function DrawCount({ text, isBusy, x, y, width }) {
    const palette = usePalette();
    return (
      <>
        <rect
          x={x}
          y={y + 2}
          width={12}
          height={16}
          fill={isBusy ? palette.second : palette.card}
          stroke={palette[isBusy ? 'secondWash' : 'lineStrong']}
          strokeWidth={1.5}
        />
        <Text x={x + 20} y={y + 1} width={width - 20} size={14} isLine>
          {text}
        </Text>
      </>
    );
  },
);

/** From which minute, what is done, what goes in, and how much of it is free. */
const STEPS = [
  [0, 'Slice and wash', '2 leeks', ''],
  [8, 'Soften under a lid', '2 tbsp oil, salt', '12 minutes free'],
  [20, 'In: 2 garlic, 3 thyme', '', ''],
  [22, 'Simmer', '2 tins of beans,\n200 ml stock', '7 of 12 free'],
  [34, '½ lemon, crumbs on top', '', ''],
] as const;

function Steps({ x, y }: { x: number; y: number }) {
  const at = (minute: number) => y + minute * PX_PER_MINUTE;
  return STEPS.map(([minute, title, goesIn, free]) => {
    const top = at(minute) + (goesIn === '' ? 2 : 6);
    return (
      <g key={minute}>
        <Text x={x - 28} y={at(minute) - 8} width={24} size={12} tone="muted" align="end" isLine>
          {String(minute)}
        </Text>
        <Text x={x + 40} y={top} width={232} size={14} weight={600} isLine>
          {title}
        </Text>
        <Text x={x + 40} y={top + 21} width={124} size={13} tone="accent">
          {goesIn}
        </Text>
        <Text x={x + 40} y={top + (minute === 22 ? 63 : 42)} width={124} size={13} tone="muted" isLine>
          {free}
        </Text>
      </g>
    );
  });
}

function SidePan({ x, y }: { x: number; y: number }) {
  const palette = usePalette();
  const at = (minute: number) => y + minute * PX_PER_MINUTE;
  return (
    <>
      <path
        d={`M${x + SIDE_X + 10} ${at(29)}V${at(34) - 8}q0 8-8 8H${x + TAPE_WIDTH}`}
        fill="none"
        stroke={palette.lineStrong}
        strokeWidth={1.5}
      />
      <UprightTape x={x + SIDE_X} y={y} width={20} pxPerMinute={PX_PER_MINUTE} stretches={BEANS.side} />
      <Text x={x + SIDE_X + 28} y={at(24) - 1} width={84} size={14} weight={600} isLine>
        Crumbs
      </Text>
      <Text x={x + SIDE_X + 28} y={at(24) + 20} width={86} size={13} tone="accent">
        {'60 g bread,\nmustard'}
      </Text>
    </>
  );
}

/** The recipe as one tape, on a phone. */
export function RecipeScreen({ x, y }: { x: number; y: number }) {
  const tape = { x: x + 40, y: y + 130 };
  return (
    <>
      <Phone
        x={x}
        y={y}
        header={<AppBar title="White beans and leeks" right="heart" />}
        pad={10}
        footer={
          <ActionBar>
            <Button radius={24}>Start now, eat at 11:00</Button>
          </ActionBar>
        }
      >
        <Row columns={[96, 0.5, 0.5]} gap={6}>
          <Text size={20} weight={700} isLine>
            {`${totalMinutes(BEANS)} min`}
          </Text>
          <Count isBusy text={`${busyMinutes(BEANS)} busy`} />
          <Count isBusy={false} text={`${freeMinutes(BEANS)} free`} />
        </Row>
      </Phone>
      <UprightTape {...tape} width={TAPE_WIDTH} pxPerMinute={PX_PER_MINUTE} stretches={BEANS.main} />
      <SidePan {...tape} />
      <Steps {...tape} />
    </>
  );
}
