import { figure } from '../kit/drawing';
import { Pointer } from '../kit/marks';
import { LaneFace } from './faces';
import { Watch } from './Watch';

export const run = figure([400, 480], () => (
  <>
    <Watch cx={186} cy={240} radius={140}>
      <LaneFace bpm="136" rise={8} km="4.2 km" time="31:40" />
    </Watch>
    <Pointer n={1} from={[244, 142]} to={[376, 142]} />
    <Pointer n={2} from={[310, 176]} to={[376, 176]} />
    <Pointer n={3} from={[290, 229]} to={[376, 229]} />
    <Pointer n={4} from={[292, 274]} to={[376, 274]} />
  </>
));
