import type { FigureDrawing } from '../kit/drawFigure';
import { Arrow, FlowBox } from '../kit/flow';
import { usePalette } from '../kit/palette';
import { Text } from '../kit/Text';
import { SNUG } from './product';

const LANES = [
  { x: 16, title: 'From' },
  { x: 222, title: 'Into' },
  { x: 428, title: 'Onto' },
] as const;
const LANE_WIDTH = 196;

function Lanes() {
  const palette = usePalette();
  return LANES.map(({ x, title }) => (
    <g key={title}>
      <rect x={x} y={16} width={LANE_WIDTH} height={384} fill={palette.screen} stroke={palette.line} />
      <rect x={x} y={16} width={LANE_WIDTH} height={34} fill={palette.accentWash} />
      <Text x={x + 14} y={22} width={120} size={16} weight={700} isLine>
        {title}
      </Text>
    </g>
  ));
}

function answer(x: number, y: number, text: string) {
  return (
    <Text x={x} y={y} width={40} size={13} weight={600} isLine>
      {text}
    </Text>
  );
}

/** Corner points of every arrow; the dashed one goes round again. */
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

function toPoints(corners: string) {
  return corners.split(' ').map((corner): readonly [number, number] => {
    const [x = 0, y = 0] = corner.split(',').map(Number);
    return [x, y];
  });
}

const BOXES = [
  { x: 24, y: 66, title: 'Scan the tote', detail: 'It names the box' },
  { x: 24, y: 180, title: 'Scan an item', detail: 'Is it wanted?', line: 'ink' },
  { x: 24, y: 300, title: 'Grey tray', detail: 'Scan the next one' },
  { x: 230, y: 180, title: 'It goes in', detail: 'Was it the last?', line: 'ink' },
  { x: 230, y: 300, title: 'The scale reads', detail: 'As heavy as it should be?', line: 'ink' },
  { x: 436, y: 66, title: 'Label prints', detail: 'One, and only now' },
  { x: 436, y: 180, title: 'Scan the label', detail: 'The belt takes it', line: 'ink', fill: 'accentWash' },
] as const;

export const packFlow: FigureDrawing = {
  widthPx: 640,
  heightPx: 508,
  product: SNUG,
  draw: () => (
    <>
      <Lanes />
      {BOXES.map((box) => (
        <FlowBox key={box.title} {...box} width={164} />
      ))}
      <FlowBox
        x={16}
        y={424}
        width={608}
        title="Something is wrong: onto the shelf, with a slip"
        detail="From every step. The bench takes the next tote; somebody else mends the order."
        fill="secondWash"
        line="second"
      />
      {LINKS.map((corners) => (
        <Arrow key={corners} points={toPoints(corners)} />
      ))}
      <Arrow points={toPoints(AGAIN)} isDashed />
      {answer(193, 190, 'yes')}
      {answer(114, 260, 'no')}
      {answer(320, 150, 'no')}
      {answer(320, 260, 'yes')}
      {answer(422, 266, 'yes')}
      {answer(320, 391, 'no')}
    </>
  ),
};
