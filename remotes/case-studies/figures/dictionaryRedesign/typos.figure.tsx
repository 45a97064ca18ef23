import { Note } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Icon } from '../kit/icons';
import { Column, Panel, Row } from '../kit/layout';
import { Rule } from '../kit/lists';
import { definePart } from '../kit/part';
import { Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Quoted, SearchBar } from './parts';
import { HEADWORD } from './product';

const Found = definePart<{ word: string; why: string }>(
  () => 44,
  ({ word, why, x, y, width }) => (
    <Row x={x} y={y} width={width} columns={[1, 20]} gap={8}>
      <Column gap={1}>
        <Quoted>
          <Text size={17} weight={700} isLine>
            {word}
          </Text>
        </Quoted>
        <Text size={12.5} tone="muted" isLine>
          {why}
        </Text>
      </Column>
      <Icon name="next" size={20} tone="muted" />
    </Row>
  ),
);

export const typos: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: HEADWORD,
  draw: () => (
    <Phone header={<SearchBar value="rythem" />} gap={12} pad={16}>
      <Text size={13} tone="muted" isLine>
        No word is spelt like that. Perhaps
      </Text>
      <Note n={1} reach={36}>
        <Panel fill="accentWash" radius={2} pad={12}>
          <Found word="rhythm" why="sounds the same" />
        </Panel>
      </Note>
      <Note n={2} reach={36}>
        <Found word="rhyme" why="often looked up next" />
      </Note>
      <Rule />
      <Found word="anthem" why="two letters away" />
      <Rule />
      <Note n={3} reach={36}>
        <Panel pad={14} radius={2} gap={4}>
          <Text size={14} weight={600}>
            Only know how it sounds?
          </Text>
          <Text size={13} tone="muted">
            Say it, or describe it: “pattern of beats”.
          </Text>
        </Panel>
      </Note>
      <Text size={13} tone="muted" isLine>
        Looked up today
      </Text>
      <Found word="sanction" why="8.52, in The Harbour Post" />
      <Rule />
      <Found word="draught" why="7.40" />
    </Phone>
  ),
};
