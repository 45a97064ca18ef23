import { Chip, Segments } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Icon, type IconName } from '../kit/icons';
import { Column, Panel, Row } from '../kit/layout';
import { AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { MapView, SceneView } from './parts';
import { FINGERPOST } from './product';

const MARKS: readonly (readonly [IconName, string])[] = [
  ['plus', 'Chemist'],
  ['clock', 'Clock'],
  ['book', 'Library'],
  ['home', 'Town hall'],
];

export const draft: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: FINGERPOST,
  draw: () => (
    <Phone header={<AppBar title="To the clinic" left="close" right="list" />} pad={14} gap={10}>
      <Segments options={['Words', 'Map', 'Photo', 'All']} selected={3} />
      <Row columns={[1, 96]} gap={10}>
        <Column gap={0}>
          <Text size={22} weight={700} isLine>
            Slight right
          </Text>
          <Text size={13} tone="muted" isLine>
            in 20 m, Mill Street
          </Text>
        </Column>
        <Text size={13} tone="muted" align="end">
          5 min left, 380 m
        </Text>
      </Row>
      <MapView height={152} view={[380, 50, 190, 150]} routeWidth={7} />
      <Row gap={10} columns={[132, 1]} isTop>
        <SceneView height={108} view={[40, 0, 240, 200]} />
        <Text size={13}>
          Near the chemist, the clock, the library and the town hall, bear right past the kiosk.
        </Text>
      </Row>
      <Row gap={8}>
        {MARKS.map(([icon, name]) => (
          <Panel key={name} pad={6} padX={2} radius={4} line="line" gap={2}>
            <Icon name={icon} size={20} tone="second" />
            <Text size={11} align="middle" isLine>
              {name}
            </Text>
          </Panel>
        ))}
      </Row>
      <Panel fill="secondWash" radius={4} pad={10}>
        <Text size={13}>Confidence 82%. Landmarks from 3 sources.</Text>
      </Panel>
      <Chip>Then left in 290 m</Chip>
    </Phone>
  ),
};
