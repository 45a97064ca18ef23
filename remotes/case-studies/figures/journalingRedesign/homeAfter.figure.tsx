import { Note } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Icon } from '../kit/icons';
import { Column, Row, Space } from '../kit/layout';
import { Rule } from '../kit/lists';
import { definePart } from '../kit/part';
import { Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Caret, Keyboard, Written } from './parts';
import { DAYMARK } from './product';

const DayBar = definePart<object>(
  () => 48,
  ({ x, y, width }) => (
    <Row x={x + 18} y={y + 12} width={width - 36} columns={[1, 24, 24]} gap={14}>
      <Text size={16} weight={700} isLine>
        Thursday 9 April
      </Text>
      <Icon name="lock" tone="second" />
      <Icon name="calendar" />
    </Row>
  ),
);

export const homeAfter: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: DAYMARK,
  draw: () => (
    <Phone header={<DayBar />} footer={<Keyboard />} gap={14} pad={18}>
      <Note n={1} reach={38}>
        <Column gap={4}>
          <Text size={12} tone="muted" isLine>
            Sunday ended with
          </Text>
          <Written>
            <Text size={15} tone="muted">
              The baker was carrying the chairs in. I helped with four of them.
            </Text>
          </Written>
        </Column>
      </Note>
      <Rule />
      <Note n={2} reach={38}>
        <Written gap={2}>
          <Text size={20}>Swam before work. Nobody else in the slow lane.</Text>
          <Caret />
        </Written>
      </Note>
      <Space h={20} />
      <Note n={3} reach={38}>
        <Row columns={[20, 1]} gap={8}>
          <Icon name="check" size={20} tone="second" />
          <Text size={13} tone="muted" isLine>
            Kept on this phone as you write
          </Text>
        </Row>
      </Note>
    </Phone>
  ),
};
