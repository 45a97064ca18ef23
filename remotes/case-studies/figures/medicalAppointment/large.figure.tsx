import { Note } from '../kit/annotate';
import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Icon } from '../kit/icons';
import { Panel, Row } from '../kit/layout';
import { ActionBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { LaneMark, SillCard } from './parts';
import { HATCH } from './product';

export const large: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: HATCH,
  draw: () => (
    <Phone
      header={
        <Panel fill="none" pad={0} padX={14}>
          <Row columns={[32, 1, 32]} gap={4}>
            <Icon name="back" size={32} />
            <Text size={24} weight={600} align="middle">
              {'When can\nyou come?'}
            </Text>
            <Icon name="close" size={32} />
          </Row>
        </Panel>
      }
      gap={12}
      footer={
        <ActionBar>
          <Note n={3}>
            <Button radius={3} size={28} height={84}>
              Take Tuesday
            </Button>
          </Note>
        </ActionBar>
      }
    >
      <Note n={1} reach={36}>
        <SillCard sill="second" pad={14} gap={3}>
          <Row columns={[24, 1]} gap={12}>
            <LaneMark lane="soonest" size={24} />
            <Text size={25} weight={600} tone="second" isLine>
              In 1 day
            </Text>
          </Row>
          <Text size={25} weight={600} tone="second" isLine>
            with anyone
          </Text>
          <Text size={34} weight={700} isLine>
            Tue, 9:10
          </Text>
          <Text size={26} tone="muted">
            Nurse Quill, in person
          </Text>
        </SillCard>
      </Note>
      <Note n={2} reach={36}>
        <SillCard pad={14} gap={3}>
          <Row columns={[24, 1]} gap={12}>
            <LaneMark lane="own" size={24} />
            <Text size={25} weight={600} tone="accent" isLine>
              In 8 days
            </Text>
          </Row>
          <Text size={25} weight={600} tone="accent" isLine>
            with Dr Holt
          </Text>
          <Text size={30} weight={700} isLine>
            Tue 24, 11:40
          </Text>
        </SillCard>
      </Note>
    </Phone>
  ),
};
