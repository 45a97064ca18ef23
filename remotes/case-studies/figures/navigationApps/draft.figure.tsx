import { Panel, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { Chip, Icon, type IconName, Phone, Segments } from '../kit/screen';
import { TownMap } from './TownMap';
import { JunctionScene } from './JunctionScene';

const MARKS: readonly (readonly [IconName, string])[] = [
  ['plus', 'Chemist'],
  ['clock', 'Clock'],
  ['book', 'Library'],
  ['home', 'Town hall'],
];

export const draft = phoneFigure(() => (
  <Phone title="To the clinic" left="close" right="list" pad={14} gap={10}>
    <Segments options={['Words', 'Map', 'Photo', 'All']} selected={3} />
    <Row columns={[1, 96]} gap={10}>
      <Titled title="Slight right" detail="in 20 m, Mill Street" size={22} weight={700} gap={0} />
      <Text size={13} tone="muted" align="end" text="5 min left, 380 m" />
    </Row>
    <TownMap height={152} view={[380, 50, 190, 150]} routeWidth={7} />
    <Row gap={10} columns={[132, 1]} isTop>
      <JunctionScene height={108} view={[40, 0, 240, 200]} />
      <Text size={13}>
        Near the chemist, the clock, the library and the town hall, bear right past the kiosk.
      </Text>
    </Row>
    <Row gap={8}>
      {MARKS.map(([icon, name]) => (
        <Panel key={name} pad={6} padX={2} radius={4} line="line" gap={2}>
          <Icon name={icon} size={20} tone="second" />
          <Text size={11} align="middle" isLine text={name} />
        </Panel>
      ))}
    </Row>
    <Panel fill="secondWash" radius={4} pad={10}>
      <Text size={13}>Confidence 82%. Landmarks from 3 sources.</Text>
    </Panel>
    <Chip>Then left in 290 m</Chip>
  </Phone>
));
