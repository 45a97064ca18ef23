import type { FigureDrawing } from '../kit/drawFigure';
import { Icon, type IconName } from '../kit/icons';
import { Column, Row } from '../kit/layout';
import { usePalette, type Tone } from '../kit/palette';
import { Text } from '../kit/Text';
import { CLASP } from './product';

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
  const palette = usePalette();
  return (
    <>
      <rect
        x={x}
        y={HALF.top}
        width={HALF.width}
        height={HALF.height}
        rx={22}
        fill={palette[fill]}
        stroke={palette.lineStrong}
      />
      <Column x={x + 24} y={HALF.top + 20} width={HALF.width - 44} gap={14}>
        <Row columns={[0.42, 0.58]}>
          <Text size={24} weight={700} tone={tone} isLine>
            {title}
          </Text>
          <Text size={14} tone="muted" align="end" isLine>
            {use}
          </Text>
        </Row>
        {entries.map(([icon, name, reason]) => (
          <Row key={name} columns={[24, 1]} gap={12} isTop>
            <Icon name={icon} tone={tone} />
            <Column gap={1}>
              <Text size={15} weight={600} isLine>
                {name}
              </Text>
              <Text size={13.5} tone="muted">
                {reason}
              </Text>
            </Column>
          </Row>
        ))}
      </Column>
    </>
  );
}

/** The clasp that joins the two halves. */
function Spine() {
  const palette = usePalette();
  const middle = HALF.top + HALF.height / 2;
  return (
    <>
      <path
        d={`M320 ${HALF.top + 18}V${HALF.top + HALF.height - 18}`}
        stroke={palette.lineStrong}
        strokeDasharray="5 4"
      />
      <circle cx={320} cy={middle} r={20} fill={palette.accent} />
      <circle cx={320} cy={middle} r={8} fill={palette.sunken} />
    </>
  );
}

function LeftOut() {
  return (
    <Row x={36} y={352} width={568} columns={[84, 62, 148, 146, 60]} gap={14}>
      <Text size={15} weight={700} isLine>
        Left out
      </Text>
      {OUT.map((name) => (
        <Text key={name} size={14.5} tone="muted" isStruck isLine>
          {name}
        </Text>
      ))}
    </Row>
  );
}

export const twoSides: FigureDrawing = {
  widthPx: 640,
  heightPx: 400,
  product: CLASP,
  draw: () => (
    <>
      <Half x={32} title="Front" use="held out" entries={FRONT} fill="accentWash" tone="accent" />
      <Half x={332} title="Inside" use="gone through" entries={INSIDE} fill="card" tone="second" />
      <Spine />
      <LeftOut />
    </>
  ),
};
