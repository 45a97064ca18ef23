import { Column, Dot, figure, Path, Rect, Row, Text, type Tone } from '../kit/drawing';
import { Fact, type IconName } from '../kit/screen';

type Entry = readonly [icon: IconName, name: string, reason: string];

const FRONT: readonly Entry[] = [
  ['card', 'One card, by name', 'nothing to compare'],
  ['list', 'Three pockets', 'few enough to hit blind'],
  ['check', 'The amount, once paid', 'the news of the moment'],
  ['bell', 'A ticket near its gate', 'held out like a card'],
];
const INSIDE: readonly Entry[] = [
  ['lock', 'Balances', 'strangers stand behind'],
  ['clock', 'Payments, receipts', 'no reading in a queue'],
  ['edit', 'Order of the pockets', 'changed on purpose'],
  ['warning', 'Stopping a card', 'careful, not quick'],
];
const OUT = ['Offers', 'Points and levels', 'Spending scores', 'Loans'] as const;

const HALF = { width: 276, height: 296, top: 32 };

function Half({
  x,
  title,
  use,
  entries,
  fill,
  tone,
}: {
  x: number;
  title: string;
  use: string;
  entries: readonly Entry[];
  fill: Tone;
  tone: Tone;
}) {
  return (
    <>
      <Rect at={[x, HALF.top, HALF.width, HALF.height]} rx={22} fill={fill} line="lineStrong" />
      <Column at={[x + 24, HALF.top + 20, HALF.width - 44]} gap={14}>
        <Row columns={[0.42, 0.58]}>
          <Text size={24} weight={700} tone={tone} isLine text={title} />
          <Text size={14} tone="muted" align="end" isLine text={use} />
        </Row>
        {entries.map(([icon, name, reason]) => (
          <Fact
            key={name}
            icon={icon}
            iconSize={24}
            tone={tone}
            title={name}
            detail={reason}
            size={15}
            detailSize={13.5}
          />
        ))}
      </Column>
    </>
  );
}

/** The clasp that connects the two halves. */
function Spine() {
  const middle = HALF.top + HALF.height / 2;
  return (
    <>
      <Path d={`M320 ${HALF.top + 18}V${HALF.top + HALF.height - 18}`} line="lineStrong" dash="5 4" />
      <Dot at={[320, middle, 20]} fill="accent" />
      <Dot at={[320, middle, 8]} fill="sunken" />
    </>
  );
}

function LeftOut() {
  return (
    <Row at={[36, 352, 568]} columns={[84, 62, 148, 146, 60]} gap={14}>
      <Text size={15} weight={700} isLine text="Left out" />
      {OUT.map((name) => (
        <Text key={name} size={14.5} tone="muted" isStruck isLine text={name} />
      ))}
    </Row>
  );
}

export const twoSides = figure(
  [640, 400],
  () => (
    <>
      <Half x={32} title="Front" use="held out" entries={FRONT} fill="accentWash" tone="accent" />
      <Half x={332} title="Inside" use="gone through" entries={INSIDE} fill="card" tone="second" />
      <Spine />
      <LeftOut />
    </>
  ),
  { narrow: [[[16, 20, 310, 320]], [[322, 20, 310, 320]], [[16, 350, 330, 40]], [[356, 350, 276, 50]]] },
);
