import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { MapView } from './parts';
import { FINGERPOST } from './product';

/** An arrow that bends slightly to the right. */
const TurnArrow = definePart<object>(
  () => 56,
  function DrawTurnArrow({ x, y }) {
    const palette = usePalette();
    return (
      <path
        d={`M${x + 18} ${y + 54}V${y + 34}L${x + 38} ${y + 12}M${x + 22} ${y + 9}h18v18`}
        fill="none"
        stroke={palette.onAccent}
        strokeWidth={7}
      />
    );
  },
);

const Banner = definePart<object>(
  () => 148,
  ({ x, y, width }) => (
    <Panel x={x} y={y} width={width} fill="accent" radius={0} pad={16} gap={12}>
      <Row columns={[56, 1]} gap={14}>
        <TurnArrow />
        <Column gap={0}>
          <Text size={30} weight={700} tone="onAccent" isLine>
            20 m
          </Text>
          <Text size={16} tone="onAccent">
            Slight right onto Mill Street
          </Text>
        </Column>
      </Row>
      <Text size={13.5} tone="onAccent" isLine>
        Then in 290 m turn left
      </Text>
    </Panel>
  ),
);

/** The walker's place and heading, always in the middle. */
function Heading() {
  const palette = usePalette();
  return <path d="M210 400l16 36-16-9-16 9z" fill={palette.second} stroke={palette.card} strokeWidth={3} />;
}

export const arrowApp: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: FINGERPOST,
  draw: () => (
    <>
      <Phone
        pad={0}
        gap={0}
        header={<Banner />}
        footer={
          <Panel fill="card" radius={26} pad={16}>
            <Row columns={[1, 110]}>
              <Column gap={0}>
                <Text size={22} weight={700} isLine>
                  5 min
                </Text>
                <Text size={13} tone="muted" isLine>
                  380 m left, arrive 10:29
                </Text>
              </Column>
              <Panel line="danger" pad={9} radius={18} fill="none">
                <Text size={15} weight={600} tone="danger" align="middle" isLine>
                  End
                </Text>
              </Panel>
            </Row>
          </Panel>
        }
      >
        <MapView height={382} view={[390, 60, 150, 160]} turnDegrees={-90} routeWidth={9} />
      </Phone>
      <Heading />
    </>
  ),
};
