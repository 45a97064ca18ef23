import { definePicture, Path, Rect, Row, Text } from '../kit/drawing';
import { Button, Phone } from '../kit/screen';
import { BEANS, busyMinutes, freeMinutes, totalMinutes } from './dishes';
import { UprightTape } from './Tape';

const PX_PER_MINUTE = 11.4;
const TAPE_WIDTH = 26;
const SIDE_X = 162;

/** A duration with a piece of tape in front of it: filled for busy, empty for free. */
const Count = definePicture<{ text: string; isBusy: boolean }>(20, ({ text, isBusy, width }) => (
  <>
    <Rect
      at={[0, 2, 12, 16]}
      fill={isBusy ? 'second' : 'card'}
      line={isBusy ? 'secondWash' : 'lineStrong'}
      lineWidth={1.5}
    />
    <Text at={[20, 1, width - 20]} size={14} isLine text={text} />
  </>
));

/** Each step's first minute, its action, its ingredients, and its free minutes. */
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
        <Text
          at={[x - 28, at(minute) - 8, 24]}
          size={12}
          tone="muted"
          align="end"
          isLine
          text={String(minute)}
        />
        <Text at={[x + 40, top, 232]} size={14} weight={600} isLine text={title} />
        <Text at={[x + 40, top + 21, 124]} size={13} tone="accent" text={goesIn} />
        <Text at={[x + 40, top + (minute === 22 ? 63 : 42), 124]} size={13} tone="muted" isLine>
          {free}
        </Text>
      </g>
    );
  });
}

function SidePan({ x, y }: { x: number; y: number }) {
  const at = (minute: number) => y + minute * PX_PER_MINUTE;
  return (
    <>
      <Path
        d={`M${x + SIDE_X + 10} ${at(29)}V${at(34) - 8}q0 8-8 8H${x + TAPE_WIDTH}`}
        line="lineStrong"
        lineWidth={1.5}
      />
      <UprightTape x={x + SIDE_X} y={y} width={20} pxPerMinute={PX_PER_MINUTE} stretches={BEANS.side} />
      <Text at={[x + SIDE_X + 28, at(24) - 1, 84]} size={14} weight={600} isLine text="Crumbs" />
      <Text at={[x + SIDE_X + 28, at(24) + 20, 86]} size={13} tone="accent">
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
        title="White beans and leeks"
        right="heart"
        pad={10}
        action={<Button radius={24}>Start now, eat at 19:00</Button>}
      >
        <Row columns={[96, 0.5, 0.5]} gap={6}>
          <Text size={20} weight={700} isLine text={`${totalMinutes(BEANS)} min`} />
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
