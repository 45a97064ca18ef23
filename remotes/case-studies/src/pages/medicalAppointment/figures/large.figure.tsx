import { Note } from '../../../figure-kit/annotate';
import { Button } from '../../../figure-kit/controls';
import type { FigureDrawing } from '../../../figure-kit/drawFigure';
import { Icon } from '../../../figure-kit/icons';
import { Column, Row } from '../../../figure-kit/layout';
import { ActionBar, Phone } from '../../../figure-kit/Phone';
import { Text } from '../../../figure-kit/Text';
import { LaneMark, SillCard } from './parts';
import { HATCH } from './product';

export const large: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: HATCH,
  draw: () => (
    <Phone
      header={
        <Row columns={[24, 1, 24]} gap={8}>
          <Icon name="back" size={24} />
          <Text size={24} weight={600} align="middle">
            {'When can\nyou come?'}
          </Text>
          <Icon name="close" size={24} />
        </Row>
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
          <Column>
            <Text size={25} weight={600} tone="accent" isLine>
              with Dr Holt
            </Text>
          </Column>
        </SillCard>
      </Note>
    </Phone>
  ),
};
