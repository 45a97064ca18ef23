import { Dot, figure, Panel, Text } from '../kit/drawing';
import { Arrow } from '../kit/marks';
import { Pot } from './Pot';

const MAIN_X = 290;
const SIDE_X = 438;
const LEFT = 45;
const RADIUS = 46;

interface SourceProps {
  text: string;
  x: number;
  y: number;
  /** End of its line, if it has one. */
  to?: string;
}

/** An ingredient, with a line to its pan. */
function Source({ text, x, y, to }: SourceProps) {
  const width = 128;
  return (
    <>
      {to ? <Arrow points={`${x + width},${y + 19} ${to}`} /> : null}
      <Panel at={[x, y, width]} pad={0} minHeight={38} radius={19} fill="surface" line="lineStrong" />
      <Text at={[x, y + 8, width]} size={15} align="middle" isLine text={text} />
    </>
  );
}

function Pan({ cx, cy, name }: { cx: number; cy: number; name: string }) {
  return (
    <>
      <Dot at={[cx, cy, RADIUS]} fill="card" line="accent" lineWidth={7} />
      <Text at={[cx - 42, cy - 11, 84]} size={16} weight={700} align="middle" isLine text={name} />
    </>
  );
}

export const joins = figure(
  [540, 600],
  () => (
    <>
      <Source text="2 leeks" x={LEFT} y={36} to="241,84" />
      <Source text="2 tbsp oil, salt" x={LEFT} y={86} to="239,98" />
      <Source text="garlic, thyme" x={LEFT} y={216} to="242,262" />
      <Source text="2 tins of beans" x={LEFT} y={266} to="238,283" />
      <Source text="200 ml stock" x={LEFT} y={316} to="242,304" />
      <Arrow points={`${SIDE_X},60 ${SIDE_X},230`} />
      <Source text="60 g bread" x={SIDE_X - 64} y={36} />
      <Source text="1 tbsp oil" x={SIDE_X - 64} y={94} />
      <Source text="mustard" x={SIDE_X - 64} y={152} />
      <Source text="½ lemon" x={LEFT} y={472} to="212,491" />
      <Arrow points={`${MAIN_X},147 ${MAIN_X},230`} tone="accent" />
      <Arrow points={`${MAIN_X},334 ${MAIN_X},416`} tone="accent" />
      <Arrow points={`${SIDE_X},334 ${SIDE_X},491 370,491`} tone="accent" />
      <Pan cx={MAIN_X} cy={97} name="Soften" />
      <Pan cx={MAIN_X} cy={283} name="Simmer" />
      <Pan cx={SIDE_X} cy={283} name="Fry" />
      <Pot at={[MAIN_X - 75, 416, 150]} content="beans" size={150} />
    </>
  ),
  { narrow: [[[40, 0, 467, 600]]] },
);
