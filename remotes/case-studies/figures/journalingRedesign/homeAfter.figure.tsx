import { Column, definePart, phoneFigure, Row, Space, Text } from '../kit/drawing';
import { Icon, Phone, Rule } from '../kit/screen';
import { Caret, Keyboard } from './parts';

const DayBar = definePart(48, ({ x, y, width }) => (
  <Row at={[x + 18, y + 12, width - 36]} columns={[1, 24, 24]} gap={14}>
    <Text size={16} weight={700} isLine text="Thursday 9 April" />
    <Icon name="lock" tone="second" />
    <Icon name="calendar" />
  </Row>
));

export const homeAfter = phoneFigure(() => (
  <Phone header={<DayBar />} footer={<Keyboard />} gap={14} pad={18}>
    <Column note={1} noteReach={38} gap={4}>
      <Text size={12} tone="muted" isLine text="Sunday ended with" />
      <Text isSerif size={15} tone="muted">
        The baker was carrying the chairs in. I helped with four of them.
      </Text>
    </Column>
    <Rule />
    <Column note={2} noteReach={38} gap={2}>
      <Text isSerif size={20}>
        Swam before work. Nobody else in the slow lane.
      </Text>
      <Caret />
    </Column>
    <Space h={20} />
    <Row note={3} noteReach={38} columns={[20, 1]} gap={8}>
      <Icon name="check" size={20} tone="second" />
      <Text size={13} tone="muted" isLine text="Kept on this phone as you write" />
    </Row>
  </Phone>
));
