import { figure, Path } from '../kit/drawing';
import { Badge } from '../kit/marks';
import { LaneFace } from './faces';
import { Watch } from './Watch';

const CENTRE = { cx: 186, cy: 240, radius: 140 } as const;

function Mark({ n, x, y }: { n: number; x: number; y: number }) {
  return (
    <>
      <Path d={`M${x} ${y}H374`} line="redline" lineWidth={1.5} />
      <Badge n={n} cx={376} cy={y} />
    </>
  );
}

export const run = figure([400, 480], () => (
  <>
    <Watch {...CENTRE}>
      <LaneFace bpm="136" rise={8} km="4.2 km" time="31:40" />
    </Watch>
    <Mark n={1} x={244} y={142} />
    <Mark n={2} x={310} y={176} />
    <Mark n={3} x={290} y={229} />
    <Mark n={4} x={292} y={274} />
  </>
));
