import type { FigureDrawing } from '../kit/drawFigure';
import { usePalette } from '../kit/palette';
import { Plate } from './parts';
import { FINGERPOST } from './product';
import { TownMap } from './TownMap';

/** A signpost at the junction: three ways of being told, one of them chosen. */
function Post() {
  const palette = usePalette();
  return (
    <>
      <path d="M340 66V400" stroke={palette.ink} strokeWidth={14} />
      <circle cx={340} cy={60} r={13} fill={palette.ink} />
      <Plate x={332} y={88} width={222} height={54} size={22} fill="secondWash" tone="second">
        Slight right
      </Plate>
      <Plate x={138} y={156} width={210} height={54} size={22} fill="secondWash" tone="second" isLeft>
        South-east
      </Plate>
      <Plate x={332} y={224} width={296} height={60} size={26}>
        To the arches
      </Plate>
    </>
  );
}

export const card: FigureDrawing = {
  widthPx: 640,
  heightPx: 400,
  product: FINGERPOST,
  background: 'accentWash',
  draw: () => (
    <>
      <TownMap x={0} y={0} width={640} height={400} view={[300, 30, 320, 200]} routeWidth={7} />
      <Post />
    </>
  ),
};
