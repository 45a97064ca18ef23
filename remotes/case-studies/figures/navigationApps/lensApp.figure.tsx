import { Panel, Path, phoneFigure, Row, Titled } from '../kit/drawing';
import { Phone } from '../kit/screen';
import { TownMap } from './TownMap';
import { JunctionScene } from './JunctionScene';

/** From the walker's feet to the mouth of the street: left, top, size. */
const CHEVRONS = [
  [196, 470, 1.5],
  [217, 428, 1.15],
  [237, 397, 0.85],
  [255, 374, 0.6],
] as const;

/** Arrowheads that float over the street. */
function Chevrons() {
  return CHEVRONS.map(([x, y, size]) => (
    <Path
      key={x}
      d="M-20 14L0-10l20 24-20-9z"
      transform={`translate(${x} ${y}) rotate(32) scale(${size})`}
      fill="second"
    />
  ));
}

export const lensApp = phoneFigure(() => (
  <>
    <Phone
      pad={0}
      gap={0}
      footer={
        <Panel fill="card" radius={26} pad={14}>
          <Row columns={[92, 1]} gap={14}>
            <TownMap height={84} view={[420, 70, 100, 92]} turnDegrees={-90} routeWidth={9} />
            <Titled
              title="Mill Street"
              detail="20 m. Keep your phone raised"
              size={20}
              weight={700}
              detailSize={14}
            />
          </Row>
        </Panel>
      }
    >
      <JunctionScene height={496} view={[0, -90, 320, 400]} />
    </Phone>
    <Chevrons />
  </>
));
