import { Dot, cardFigure, Path } from '../kit/drawing';
import { Plate } from './parts';
import { TownMap } from './TownMap';

/** A signpost at the junction: three kinds of directions, one of them chosen. */
function Post() {
  return (
    <>
      <Path d="M340 66V400" line="ink" lineWidth={14} />
      <Dot at={[340, 60, 13]} fill="ink" />
      <Plate at={[332, 88, 222]} height={54} size={22} fill="secondWash" tone="second">
        Slight right
      </Plate>
      <Plate at={[138, 156, 210]} height={54} size={22} fill="secondWash" tone="second" isLeft>
        South-east
      </Plate>
      <Plate at={[332, 224, 296]} height={60} size={26}>
        To the arches
      </Plate>
    </>
  );
}

export const card = cardFigure(() => (
  <>
    <TownMap at={[0, 0, 640]} height={400} view={[300, 30, 320, 200]} routeWidth={7} />
    <Post />
  </>
));
