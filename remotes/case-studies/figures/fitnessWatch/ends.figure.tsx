import { figure, threeTiles } from '../kit/drawing';
import { DoneFace, PausedFace, ReadyFace } from './endFaces';
import { WatchRow } from './Watch';

const FACES = [
  ['Before', <ReadyFace key="ready" />],
  ['In between', <PausedFace key="paused" />],
  ['After', <DoneFace key="done" />],
] as const;

export const ends = figure([640, 376], () => <WatchRow faces={FACES} />, { narrow: threeTiles(5, 210, 376) });
