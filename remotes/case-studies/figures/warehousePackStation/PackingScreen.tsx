import { Column, Row, Space, Text } from '../kit/drawing';
import { BenchScreen } from './BenchScreen';
import { Carton } from './Carton';
import { Jar, Mug, Towel } from './items';
import { Belt, Tally } from './parts';

/** The screen while things leave the tote: three of four are scanned. */
export function PackingScreen() {
  return (
    <BenchScreen
      active={0}
      zones={[
        {
          title: 'From tote 118',
          content: (
            <Column gap={13}>
              <Row columns={[112, 1]} gap={12}>
                <Mug size={112} />
                <Column gap={2}>
                  <Text size={40} weight={700} isLine text="1 / 2" />
                  <Text size={16} weight={600} text="Enamel mug, blue" />
                </Column>
              </Row>
              <Row gap={8}>
                <Tally isDone count="1">
                  <Towel size={34} />
                </Tally>
                <Tally isDone count="1">
                  <Jar size={34} />
                </Tally>
                <Tally count="1 / 2">
                  <Mug size={34} />
                </Tally>
              </Row>
            </Column>
          ),
        },
        {
          title: 'Into box C',
          content: (
            <Column gap={12}>
              <Space h={18} />
              <Carton size={78} isOpen />
              <Space h={2} />
              <Text size={13} weight={600} align="middle" text={'30 × 22\n× 15 cm'} />
              <Text size={13} tone="muted" align="middle" text="Two sheets of paper" />
            </Column>
          ),
        },
        {
          title: 'Onto belt 2',
          content: (
            <Column gap={12}>
              <Space h={18} />
              <Belt />
              <Text size={13} tone="muted" align="middle" text="Label prints after the scale" />
            </Column>
          ),
        },
      ]}
    />
  );
}
