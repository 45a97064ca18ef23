import { figure, Rect, Text } from '../kit/drawing';
import { Arrow, FlowBox } from '../kit/marks';

const LANES = [
  { x: 16, title: 'From' },
  { x: 222, title: 'Into' },
  { x: 428, title: 'Onto' },
] as const;
const LANE_WIDTH = 196;

function Lanes() {
  return LANES.map(({ x, title }) => (
    <g key={title}>
      <Rect at={[x, 16, LANE_WIDTH, 384]} fill="screen" line="line" />
      <Rect at={[x, 16, LANE_WIDTH, 34]} fill="accentWash" />
      <Text at={[x + 14, 22, 120]} size={16} weight={700} isLine text={title} />
    </g>
  ));
}

function answer(x: number, y: number, text: string) {
  return <Text at={[x, y, 40]} size={13} weight={600} isLine text={text} />;
}

/** Corner points of every arrow; the dashed one loops back. */
const LINKS = [
  '80,131 80,178',
  '188,212 228,212',
  '106,245 106,298',
  '312,245 312,298',
  '394,332 415,332 415,98 432,98',
  '518,131 518,178',
  '312,383 312,420',
] as const;
const AGAIN = '312,180 312,154 150,154 150,178';

const BOXES = [
  { x: 24, y: 66, title: 'Scan the tote', detail: 'It names the box' },
  { x: 24, y: 180, title: 'Scan an item', detail: 'Is it wanted?', kind: 'question' },
  { x: 24, y: 300, title: 'Grey tray', detail: 'Scan the next one' },
  { x: 230, y: 180, title: 'It goes in', detail: 'Was it the last?', kind: 'question' },
  { x: 230, y: 300, title: 'The scale reads', detail: 'As heavy as it should be?', kind: 'question' },
  { x: 436, y: 66, title: 'Label prints', detail: 'One, and only now' },
  {
    x: 436,
    y: 180,
    title: 'Scan the label',
    detail: 'The belt takes it',
    kind: 'question',
    fill: 'accentWash',
  },
] as const;

export const packFlow = figure([640, 508], () => (
  <>
    <Lanes />
    {BOXES.map((box) => (
      <FlowBox key={box.title} {...box} width={164} />
    ))}
    <FlowBox
      at={[16, 424, 608]}
      title="Something is wrong: onto the shelf, with a slip"
      detail="From every step. The bench takes the next tote; somebody else fixes the order."
      kind="second"
    />
    {LINKS.map((corners) => (
      <Arrow key={corners} points={corners} />
    ))}
    <Arrow points={AGAIN} isDashed />
    {answer(193, 190, 'yes')}
    {answer(114, 260, 'no')}
    {answer(320, 150, 'no')}
    {answer(320, 260, 'yes')}
    {answer(422, 266, 'yes')}
    {answer(320, 391, 'no')}
  </>
));
