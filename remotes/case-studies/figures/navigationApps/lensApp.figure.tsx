import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { MapView, SceneView } from './parts';
import { FINGERPOST } from './product';

/** From the walker's feet to the mouth of the street: left, top, size. */
const CHEVRONS = [
  [196, 470, 1.5],
  [217, 428, 1.15],
  [237, 397, 0.85],
  [255, 374, 0.6],
] as const;

/** Arrowheads that float over the street. */
function Chevrons() {
  const palette = usePalette();
  return CHEVRONS.map(([x, y, size]) => (
    <path
      key={x}
      d="M-20 14L0-10l20 24-20-9z"
      transform={`translate(${x} ${y}) rotate(32) scale(${size})`}
      fill={palette.second}
    />
  ));
}

export const lensApp: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: FINGERPOST,
  draw: () => (
    <>
      <Phone
        pad={0}
        gap={0}
        footer={
          <Panel fill="card" radius={26} pad={14}>
            <Row columns={[92, 1]} gap={14}>
              <MapView height={84} view={[420, 70, 100, 92]} turnDegrees={-90} routeWidth={9} />
              <Column gap={2}>
                <Text size={20} weight={700} isLine>
                  Mill Street
                </Text>
                <Text size={14} tone="muted">
                  20 m. Keep your phone raised
                </Text>
              </Column>
            </Row>
          </Panel>
        }
      >
        <SceneView height={496} view={[0, -90, 320, 400]} />
      </Phone>
      <Chevrons />
    </>
  ),
};
