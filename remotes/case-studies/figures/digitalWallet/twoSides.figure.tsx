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
/** Room for the clasp between the halves, if one is below the other. */
const SEAM = 48;

function Half({
  x,
  top = HALF.top,
  title,
  use,
  entries,
  fill,
  tone,
}: {
  x: number;
  top?: number;
  title: string;
  use: string;
  entries: readonly Entry[];
  fill: Tone;
  tone: Tone;
}) {
  return (
    <>
      <Rect at={[x, top, HALF.width, HALF.height]} rx={22} fill={fill} line="lineStrong" />
      <Column at={[x + 24, top + 20, HALF.width - 44]} gap={14}>
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

/** The clasp that connects the two halves, on the line between them. */
function Clasp({ at: [cx, cy], seam }: { at: readonly [cx: number, cy: number]; seam: string }) {
  return (
    <>
      <Path d={seam} line="lineStrong" dash="5 4" />
      <Dot at={[cx, cy, 20]} fill="accent" />
      <Dot at={[cx, cy, 8]} fill="sunken" />
    </>
  );
}

const FRONT_HALF = {
  title: 'Front',
  use: 'held out',
  entries: FRONT,
  fill: 'accentWash',
  tone: 'accent',
} as const;
const INSIDE_HALF = {
  title: 'Inside',
  use: 'gone through',
  entries: INSIDE,
  fill: 'card',
  tone: 'second',
} as const;

const LEFT_OUT = <Text key="left out" size={15} weight={700} isLine text="Left out" />;

function strike(name: string) {
  return <Text key={name} size={14.5} tone="muted" isStruck isLine text={name} />;
}

/** One half below the other, with the clasp between them. */
function drawStacked() {
  const left = 32;
  const second = 20 + HALF.height + SEAM;
  const [middleX, middleY] = [left + HALF.width / 2, second - SEAM / 2];
  const below = second + HALF.height + 22;
  return (
    <>
      <Half x={left} top={20} {...FRONT_HALF} />
      <Half x={left} top={second} {...INSIDE_HALF} />
      <Clasp at={[middleX, middleY]} seam={`M${left + 18} ${middleY}H${left + HALF.width - 18}`} />
      <Row at={[left, below, HALF.width]} columns={[76, 52, 124]} gap={12}>
        {LEFT_OUT}
        {OUT.slice(0, 2).map(strike)}
      </Row>
      <Row at={[left + 88, below + 30, HALF.width - 88]} columns={[124, 52]} gap={12}>
        {OUT.slice(2).map(strike)}
      </Row>
    </>
  );
}

export const twoSides = figure(
  [640, 400],
  () => (
    <>
      <Half x={32} {...FRONT_HALF} />
      <Half x={332} {...INSIDE_HALF} />
      <Clasp
        at={[320, HALF.top + HALF.height / 2]}
        seam={`M320 ${HALF.top + 18}V${HALF.top + HALF.height - 18}`}
      />
      <Row at={[36, 352, 568]} columns={[84, 62, 148, 146, 60]} gap={14}>
        {LEFT_OUT}
        {OUT.map(strike)}
      </Row>
    </>
  ),
  { narrow: figure([340, 20 + 2 * HALF.height + SEAM + 92], drawStacked) },
);
