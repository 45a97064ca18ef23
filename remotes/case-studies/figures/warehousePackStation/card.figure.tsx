import type { FigureDrawing } from '../kit/drawFigure';
import { usePalette } from '../kit/palette';
import { Text } from '../kit/Text';
import { BOX, Carton, createIsometry, toPath, type Point } from './Carton';
import { PackingScreen } from './PackingScreen';
import { SNUG } from './product';

const SIZE = 198;
const BOX_LEFT = 44;
const BOX_TOP = 146;
const SCALE = SIZE / ((BOX.length + BOX.width) * Math.cos(Math.PI / 6));
const at = createIsometry(BOX_LEFT, BOX_TOP, SCALE);

interface EdgeProps {
  from: Point;
  to: Point;
  tick: Point;
  label: string;
  labelAt: Point;
}

function Edge({ from, to, tick, label, labelAt }: EdgeProps) {
  const palette = usePalette();
  const ends = [from, to].map(([x, y]) =>
    toPath([
      [x - tick[0], y - tick[1]],
      [x + tick[0], y + tick[1]],
    ]),
  );
  return (
    <>
      <path d={toPath([from, to]) + ends.join('')} stroke={palette.redline} strokeWidth={2} />
      <Text x={labelAt[0]} y={labelAt[1]} width={70} size={19} weight={700} tone="redline" isLine>
        {label}
      </Text>
    </>
  );
}

function MeasuredCarton() {
  const { length, width, height } = BOX;
  return (
    <>
      <Carton size={SIZE} isOpen x={BOX_LEFT} y={BOX_TOP} width={SIZE} />
      <Edge
        from={at([0, width + 4, -2])}
        to={at([length, width + 4, -2])}
        tick={[5, -4]}
        label="30"
        labelAt={[66, 318]}
      />
      <Edge
        from={at([length + 4, 0, -2])}
        to={at([length + 4, width, -2])}
        tick={[5, 4]}
        label="22"
        labelAt={[214, 326]}
      />
      <Edge
        from={[290, at([length, 0, height])[1]]}
        to={[290, at([length, 0, 0])[1]]}
        tick={[7, 0]}
        label="15"
        labelAt={[297, 222]}
      />
    </>
  );
}

export const card: FigureDrawing = {
  widthPx: 640,
  heightPx: 400,
  product: SNUG,
  background: 'accentWash',
  draw: () => (
    <>
      <MeasuredCarton />
      <g transform="translate(322 40) scale(1.02)">
        <PackingScreen />
      </g>
    </>
  ),
};
