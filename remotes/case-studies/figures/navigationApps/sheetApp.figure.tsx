import { definePart, Dot, Panel, Path, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { Icon, Phone } from '../kit/screen';
import { TownMap } from './TownMap';

const SearchBar = definePart(62, ({ x, y, width }) => (
  <Panel at={[x + 12, y + 6, width - 24]} pad={12} radius={24} line="line">
    <Row columns={[22, 1, 22]} gap={10}>
      <Icon name="search" size={22} tone="muted" />
      <Text size={15} isLine text="Clinic, Viaduct Yard" />
      <Icon name="close" size={22} tone="muted" />
    </Row>
  </Panel>
));

const STREET_NAMES = [
  { x: 374, y: 78, text: 'High Row' },
  { x: 534, y: 148, text: 'Mill Street' },
  { x: 496, y: 44, text: 'North Gate' },
  { x: 380, y: 194, text: 'Market\nSquare' },
  { x: 562, y: 324, text: 'Yard' },
] as const;

/** The layer on top of the map: names, the walker's dot, the pin. */
function Overlay() {
  return (
    <>
      {STREET_NAMES.map(({ x, y, text }) => (
        <Text key={text} at={[x, y, 90]} size={12} weight={600} tone="muted" text={text} />
      ))}
      <Dot at={[452, 120, 22]} fill="second" opacity={0.2} />
      <Dot at={[452, 120, 8]} fill="second" line="card" lineWidth={3} />
      <Path
        d="M596 306c-9-11-13-17-13-22a13 13 0 0 1 26 0c0 5-4 11-13 22z"
        fill="accent"
        line="card"
        lineWidth={2}
      />
    </>
  );
}

export const sheetApp = phoneFigure(() => (
  <>
    <Phone
      pad={0}
      gap={0}
      header={<SearchBar />}
      footer={
        <Panel fill="card" radius={26} pad={16}>
          <Titled
            title="On foot, 17 min"
            detail="1.2 km by Market Square and High Row"
            size={17}
            weight={700}
            gap={0}
          />
        </Panel>
      }
    >
      <TownMap height={467} view={[328, 14, 290, 424]} routeWidth={6}>
        <Overlay />
      </TownMap>
    </Phone>
  </>
));
