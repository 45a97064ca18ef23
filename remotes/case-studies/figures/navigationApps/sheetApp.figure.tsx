import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Icon } from '../kit/icons';
import { MapView } from './parts';
import { FINGERPOST } from './product';

const SearchBar = definePart<object>(
  () => 62,
  ({ x, y, width }) => (
    <Panel x={x + 12} y={y + 6} width={width - 24} pad={12} radius={24} line="line">
      <Row columns={[22, 1, 22]} gap={10}>
        <Icon name="search" size={22} tone="muted" />
        <Text size={15} isLine>
          Clinic, Viaduct Yard
        </Text>
        <Icon name="close" size={22} tone="muted" />
      </Row>
    </Panel>
  ),
);

const STREET_NAMES = [
  { x: 374, y: 78, text: 'High Row' },
  { x: 534, y: 148, text: 'Mill Street' },
  { x: 496, y: 44, text: 'North Gate' },
  { x: 380, y: 194, text: 'Market\nSquare' },
  { x: 562, y: 324, text: 'Yard' },
] as const;

/** What lies on the map: names, the walker's dot, the pin. */
function Overlay() {
  const palette = usePalette();
  return (
    <>
      {STREET_NAMES.map(({ x, y, text }) => (
        <Text key={text} x={x} y={y} width={90} size={12} weight={600} tone="muted">
          {text}
        </Text>
      ))}
      <circle cx={452} cy={120} r={22} fill={palette.second} opacity={0.2} />
      <circle cx={452} cy={120} r={8} fill={palette.second} stroke={palette.card} strokeWidth={3} />
      <path
        d="M596 306c-9-11-13-17-13-22a13 13 0 0 1 26 0c0 5-4 11-13 22z"
        fill={palette.accent}
        stroke={palette.card}
        strokeWidth={2}
      />
    </>
  );
}

export const sheetApp: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: FINGERPOST,
  draw: () => (
    <>
      <Phone
        pad={0}
        gap={0}
        header={<SearchBar />}
        footer={
          <Panel fill="card" radius={26} pad={16}>
            <Column gap={0}>
              <Text size={17} weight={700} isLine>
                On foot, 17 min
              </Text>
              <Text size={13} tone="muted" isLine>
                1.2 km by Market Square and High Row
              </Text>
            </Column>
          </Panel>
        }
      >
        <MapView height={467} view={[328, 14, 290, 424]} routeWidth={6}>
          <Overlay />
        </MapView>
      </Phone>
    </>
  ),
};
