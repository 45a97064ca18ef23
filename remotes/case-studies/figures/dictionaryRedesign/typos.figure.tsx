import { Column, definePart, Panel, phoneFigure, Row, Text } from '../kit/drawing';
import { Icon, Phone, Rule } from '../kit/screen';
import { SearchBar } from './parts';

const Found = definePart<{ word: string; why: string }>(44, ({ word, why, x, y, width }) => (
  <Row at={[x, y, width]} columns={[1, 20]} gap={8}>
    <Column gap={1}>
      <Text isSerif size={17} weight={700} isLine text={word} />
      <Text size={12.5} tone="muted" isLine text={why} />
    </Column>
    <Icon name="next" size={20} tone="muted" />
  </Row>
));

export const typos = phoneFigure(() => (
  <Phone header={<SearchBar value="rythem" />} gap={12} pad={16}>
    <Text size={13} tone="muted" isLine text="No word is spelt like that. Perhaps" />
    <Panel note={1} fill="accentWash" radius={2} pad={12}>
      <Found word="rhythm" why="sounds the same" />
    </Panel>
    <Found note={2} word="rhyme" why="often looked up next" />
    <Rule />
    <Found word="anthem" why="two letters away" />
    <Rule />
    <Panel note={3} pad={14} radius={2} gap={4}>
      <Text size={14} weight={600} text="Only know how it sounds?" />
      <Text size={13} tone="muted" text="Say it, or describe it: “pattern of beats”." />
    </Panel>
    <Text size={13} tone="muted" isLine text="Looked up today" />
    <Found word="sanction" why="8.52, in The Harbour Post" />
    <Rule />
    <Found word="draught" why="7.40" />
  </Phone>
));
