import { Column, composePart, definePart, Panel, Row, Text } from '../kit/drawing';
import { Icon } from '../kit/screen';

/** The search field at the top of every screen. */
export const SearchBar = definePart<{ value: string }>(60, ({ value, x, y, width }) => (
  <Panel at={[x + 12, y + 6, width - 24]} pad={12} line="lineStrong" radius={4} fill="screen">
    <Row columns={[22, 1, 20]} gap={10}>
      <Icon name="search" size={22} tone="muted" />
      <Text size={16} isLine text={value} />
      <Icon name="close" size={20} tone="muted" />
    </Row>
  </Panel>
));

interface SenseProps {
  number: string;
  meaning: string;
  example: string;
  isAnswer?: boolean;
}

/** One meaning with one example; the answer is highlighted. */
export const Sense = composePart<SenseProps>(({ number, meaning, example, isAnswer }) => (
  <Panel fill={isAnswer ? 'accentWash' : 'none'} pad={12} radius={2}>
    <Row columns={[18, 1]} gap={8} isTop>
      <Text size={16} weight={700} text={number} />
      <Column gap={4}>
        <Text size={16} weight={600} text={meaning} />
        <Text size={14} tone={isAnswer ? 'ink' : 'muted'} isSerif text={example} />
      </Column>
    </Row>
  </Panel>
));
