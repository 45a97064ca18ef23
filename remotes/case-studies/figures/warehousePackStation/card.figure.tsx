import { cardFigure, Path, Text } from '../kit/drawing';
import { BOX, Carton, createIsometry, toPath, type Point } from './Carton';
import { PackingScreen } from './PackingScreen';

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
  const ends = [from, to].map(([x, y]) =>
    toPath([
      [x - tick[0], y - tick[1]],
      [x + tick[0], y + tick[1]],
    ]),
  );
  return (
    <>
      <Path d={toPath([from, to]) + ends.join('')} line="redline" lineWidth={2} />
      <Text at={[labelAt[0], labelAt[1], 70]} size={24} weight={700} tone="redline" isLine text={label} />
    </>
  );
}

function MeasuredCarton() {
  const { length, width, height } = BOX;
  return (
    <>
      <Carton at={[BOX_LEFT, BOX_TOP, SIZE]} size={SIZE} isOpen />
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

export const card = cardFigure(() => (
  <>
    <MeasuredCarton />
    <g transform="translate(313 24) scale(1.13)">
      <PackingScreen />
    </g>
  </>
));
