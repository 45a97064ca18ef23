import { Note } from '../kit/annotate';
import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Row } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { FINGERPOST } from './product';

const LEGS = [
  ['on', 'Leave by the taxi rank', 'straight on to the canal'],
  ['right', 'Right, along the water', 'as far as the footbridge'],
  ['left', 'Over the footbridge', 'across the market to the clock'],
  ['left', 'Up beside the church', 'to the top, then right'],
  ['right', 'Chemist on your left', 'towards the brick arches'],
  ['left', 'Under the arches, left', 'blue door in the yard'],
] as const;

const LEG_HEIGHT = 58;

const PLATES = {
  on: 'M8 10h38v28H8z',
  left: 'M44 10H14L2 24l12 14h30z',
  right: 'M10 10h30l12 14-12 14H10z',
} as const;

interface LegProps {
  n: number;
  turn: keyof typeof PLATES;
  title: string;
  detail: string;
}

/** A post that runs down the list, with one plate per leg that points the way it begins. */
const Leg = definePart<LegProps>(
  () => LEG_HEIGHT,
  function DrawLeg({ n, turn, title, detail, x, y, width }) {
    const palette = usePalette();
    return (
      <>
        <path d={`M${x + 27} ${y}v${LEG_HEIGHT}`} stroke={palette.lineStrong} strokeWidth={6} />
        <path d={PLATES[turn]} transform={`translate(${x} ${y})`} fill={palette.accent} />
        <Text x={x + 12} y={y + 14} width={30} size={15} weight={700} tone="onAccent" align="middle" isLine>
          {String(n)}
        </Text>
        <Column x={x + 66} y={y + 4} width={width - 66} gap={0}>
          <Text size={15.5} weight={600} isLine>
            {title}
          </Text>
          <Text size={13.5} tone="muted" isLine>
            {detail}
          </Text>
        </Column>
      </>
    );
  },
);

export const wayList: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: FINGERPOST,
  draw: () => (
    <Phone
      header={<AppBar title="To the clinic" left="close" right="share" />}
      gap={14}
      footer={
        <ActionBar>
          <Note n={3}>
            <Button radius={4}>Walk</Button>
          </Note>
        </ActionBar>
      }
    >
      <Note n={1}>
        <Row columns={[1, 100]}>
          <Text size={24} weight={700} isLine>
            Six legs
          </Text>
          <Text size={14} tone="muted" align="end" isLine>
            1.2 km, level
          </Text>
        </Row>
      </Note>
      <Note n={2}>
        <Column>
          {LEGS.map(([turn, title, detail], index) => (
            <Leg key={title} n={index + 1} turn={turn} title={title} detail={detail} />
          ))}
        </Column>
      </Note>
    </Phone>
  ),
};
