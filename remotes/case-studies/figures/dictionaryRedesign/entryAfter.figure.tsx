import { Note } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Icon } from '../kit/icons';
import { Column, Panel, Row } from '../kit/layout';
import { Rule } from '../kit/lists';
import { Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Quoted, SearchBar, Sense } from './parts';
import { HEADWORD } from './product';

/** The screen's parts from top to bottom; another drawing measures them. */
export const AFTER_PARTS = {
  headword: (
    <Row columns={[1, 28]} gap={8}>
      <Quoted>
        <Text size={34} weight={700} isLine>
          sanction
        </Text>
      </Quoted>
      <Icon name="sound" size={28} />
    </Row>
  ),
  warning: (
    <Note n={1} reach={38}>
      <Panel fill="secondWash" pad={10} radius={2}>
        <Text size={13} tone="second" weight={600}>
          Two meanings that contradict each other
        </Text>
      </Panel>
    </Note>
  ),
  meanings: (
    <Note n={2} reach={38}>
      <Column gap={2}>
        <Sense number="1" meaning="permission" example="The march had the sanction of the council." />
        <Rule />
        <Sense number="2" meaning="punishment" example="They threatened sanctions against the firm." />
      </Column>
    </Note>
  ),
  sentence: (
    <Note n={3} reach={38}>
      <Panel line="accent" lineWidth={1.5} pad={12} radius={2} fill="none">
        <Row columns={[1, 22]} gap={8}>
          <Text size={14} weight={600}>
            Paste your sentence to see which one is meant
          </Text>
          <Icon name="next" size={22} />
        </Row>
      </Panel>
    </Note>
  ),
  more: (
    <Note n={4} reach={38}>
      <Column gap={10}>
        <Rule />
        <Text size={13.5} isLine>
          As a verb
        </Text>
        <Rule />
        <Text size={13.5} isLine>
          Where it comes from
        </Text>
        <Rule />
        <Text size={13.5} isLine>
          Rare meanings, 2
        </Text>
      </Column>
    </Note>
  ),
};

export const entryAfter: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: HEADWORD,
  draw: () => (
    <Phone header={<SearchBar value="sanction" />} gap={10} pad={14}>
      {AFTER_PARTS.headword}
      {AFTER_PARTS.warning}
      {AFTER_PARTS.meanings}
      {AFTER_PARTS.sentence}
      {AFTER_PARTS.more}
    </Phone>
  ),
};
