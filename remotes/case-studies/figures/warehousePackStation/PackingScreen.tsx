import { Row, Space, Text, Titled } from '../kit/drawing';
import { BenchScreen, zone } from './BenchScreen';
import { Carton } from './Carton';
import { Jar, Mug, Towel } from './items';
import { beltZone, Tally } from './parts';

/** The screen while the tote is emptied: three of four items are scanned. */
export function PackingScreen() {
  return (
    <BenchScreen
      active={0}
      zones={[
        zone(
          'From tote 118',
          13,
          <Row columns={[112, 1]} gap={12}>
            <Mug size={112} />
            <Titled
              title="1 / 2"
              detail="Enamel mug, blue"
              size={40}
              weight={700}
              detailSize={16}
              detailWeight={600}
              detailTone="ink"
            />
          </Row>,
          <Row gap={8}>
            <Tally isDone count="1" picture={<Towel size={34} />} />
            <Tally isDone count="1" picture={<Jar size={34} />} />
            <Tally count="1 / 2" picture={<Mug size={34} />} />
          </Row>,
        ),
        zone(
          'Into box C',
          12,
          <Space h={18} />,
          <Carton size={78} isOpen />,
          <Space h={2} />,
          <Text size={13} weight={600} align="middle" text={'30 × 22\n× 15 cm'} />,
          <Text size={13} tone="muted" align="middle" text="Two sheets of paper" />,
        ),
        beltZone('Label prints after the scale'),
      ]}
    />
  );
}
