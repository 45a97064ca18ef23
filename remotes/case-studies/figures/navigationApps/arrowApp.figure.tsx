import { definePart, definePicture, Panel, Path, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { Phone } from '../kit/screen';
import { TownMap } from './TownMap';

/** An arrow that bends slightly to the right. */
const TurnArrow = definePicture(56, () => (
  <Path d="M18 54V34L38 12M22 9h18v18" line="onAccent" lineWidth={7} />
));

const Banner = definePart(148, ({ x, y, width }) => (
  <Panel at={[x, y, width]} fill="accent" radius={0} pad={16} gap={12}>
    <Row columns={[56, 1]} gap={14}>
      <TurnArrow />
      <Titled
        title="20 m"
        detail="Slight right onto Mill Street"
        size={30}
        weight={700}
        tone="onAccent"
        detailSize={16}
        detailTone="onAccent"
        gap={0}
      />
    </Row>
    <Text size={13.5} tone="onAccent" isLine text="Then in 290 m turn left" />
  </Panel>
));

/** The walker's position and heading, always in the middle. */
function Heading() {
  return <Path d="M210 400l16 36-16-9-16 9z" fill="second" line="card" lineWidth={3} />;
}

export const arrowApp = phoneFigure(() => (
  <>
    <Phone
      pad={0}
      gap={0}
      header={<Banner />}
      footer={
        <Panel fill="card" radius={26} pad={16}>
          <Row columns={[1, 110]}>
            <Titled title="5 min" detail="380 m left, arrive 16:47" size={22} weight={700} gap={0} />
            <Panel line="danger" pad={9} radius={18} fill="none">
              <Text size={15} weight={600} tone="danger" align="middle" isLine text="End" />
            </Panel>
          </Row>
        </Panel>
      }
    >
      <TownMap height={382} view={[390, 60, 150, 160]} turnDegrees={-90} routeWidth={9} />
    </Phone>
    <Heading />
  </>
));
