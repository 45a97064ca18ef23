import { Column, definePicture, Path, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { Button, Phone } from '../kit/screen';

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

/** A post along the list, with one plate per leg that points in its initial direction. */
const Leg = definePicture<LegProps>(LEG_HEIGHT, ({ n, turn, title, detail, width }) => (
  <>
    <Path d={`M27 0v${LEG_HEIGHT}`} line="lineStrong" lineWidth={6} />
    <Path d={PLATES[turn]} transform="translate(0 0)" fill="accent" />
    <Text at={[12, 14, 30]} size={15} weight={700} tone="onAccent" align="middle" isLine text={String(n)} />
    <Titled at={[66, 4, width - 66]} title={title} detail={detail} size={15.5} detailSize={13.5} gap={0} />
  </>
));

export const wayList = phoneFigure(() => (
  <Phone
    title="To the clinic"
    left="close"
    right="share"
    gap={14}
    action={
      <Button note={3} radius={4}>
        Walk
      </Button>
    }
  >
    <Row note={1} columns={[1, 100]}>
      <Text size={24} weight={700} isLine text="Six legs" />
      <Text size={14} tone="muted" align="end" isLine text="1.2 km, level" />
    </Row>
    <Column note={2}>
      {LEGS.map(([turn, title, detail], index) => (
        <Leg key={title} n={index + 1} turn={turn} title={title} detail={detail} />
      ))}
    </Column>
  </Phone>
));
