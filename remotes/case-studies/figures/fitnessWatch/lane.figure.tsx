import { figure, threeTiles } from '../kit/drawing';
import { LaneFace, OutFace } from './faces';
import { WatchRow } from './Watch';

const FACES = [
  ['Below the lane', <OutFace key="below" bpm="117" side="below" word="Lift" />],
  ['In the lane', <LaneFace key="in" bpm="139" rise={15} km="4.9 km" time="36:55" />],
  ['Above the lane', <OutFace key="above" bpm="151" side="above" word="Ease off" />],
] as const;

export const lane = figure([640, 376], () => <WatchRow faces={FACES} />, { narrow: threeTiles(5, 210, 376) });
