import { Column, Panel, phoneFigure, Row, Text } from '../kit/drawing';
import { Icon, Phone, Rule } from '../kit/screen';
import { SearchBar, Sense } from './parts';

/** The screen's parts from top to bottom; another drawing measures them. */
export const AFTER_PARTS = {
  headword: (
    <Row columns={[1, 28]} gap={8}>
      <Text isSerif size={34} weight={700} isLine text="sanction" />
      <Icon name="sound" size={28} />
    </Row>
  ),
  warning: (
    <Panel note={1} noteReach={38} fill="secondWash" pad={10} radius={2}>
      <Text size={13} tone="second" weight={600} text="Two meanings that contradict each other" />
    </Panel>
  ),
  meanings: (
    <Column note={2} noteReach={38} gap={2}>
      <Sense number="1" meaning="permission" example="The march had the sanction of the council." />
      <Rule />
      <Sense number="2" meaning="punishment" example="They threatened sanctions against the firm." />
    </Column>
  ),
  sentence: (
    <Panel note={3} noteReach={38} line="accent" lineWidth={1.5} pad={12} radius={2} fill="none">
      <Row columns={[1, 22]} gap={8}>
        <Text size={14} weight={600} text="Paste your sentence to see which one is meant" />
        <Icon name="next" size={22} />
      </Row>
    </Panel>
  ),
  more: (
    <Column note={4} noteReach={38} gap={10}>
      <Rule />
      <Text size={13.5} isLine text="As a verb" />
      <Rule />
      <Text size={13.5} isLine text="Where it comes from" />
      <Rule />
      <Text size={13.5} isLine text="Rare meanings, 2" />
    </Column>
  ),
};

export const entryAfter = phoneFigure(() => (
  <Phone header={<SearchBar value="sanction" />} gap={10} pad={14}>
    {AFTER_PARTS.headword}
    {AFTER_PARTS.warning}
    {AFTER_PARTS.meanings}
    {AFTER_PARTS.sentence}
    {AFTER_PARTS.more}
  </Phone>
));
