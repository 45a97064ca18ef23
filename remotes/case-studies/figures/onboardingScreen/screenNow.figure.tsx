import { Column, Panel, phoneFigure, Text } from '../kit/drawing';
import { Phone, Rule, TabBar } from '../kit/screen';
import { OPENING, Sentence, Task } from './parts';

export const screenNow = phoneFigure(() => (
  <Phone
    gap={20}
    pad={14}
    footer={<TabBar tabs={{ calendar: 'This week', home: 'Patch', box: 'Seeds' }} selected={0} />}
  >
    <Sentence note={1} noteReach={38} lines={OPENING} size={20} />
    <Column gap={8}>
      <Text size={13} weight={600} tone="muted" isLine text="This week, 16 to 22 March" />
      <Panel pad={12} padX={14} gap={11} radius={6} line="line">
        <Task note={2} noteReach={52} title="Sow broad beans" detail="Two to a deep pot" time="15 min" />
        <Rule />
        <Task title="Set out potatoes" detail="In egg boxes, on a sill" time="5 min" />
        <Rule />
        <Task title="Scrub the old pots" detail="Hot water is enough" time="20 min" />
      </Panel>
    </Column>
    <Panel note={3} noteReach={38} pad={12} padX={14} radius={6} fill="secondWash">
      <Task state="wait" title="Not yet: tomatoes" detail="Sow from 6 April, not sooner." />
    </Panel>
    <Text note={4} noteReach={38} size={12.5} tone="muted" text="No account. It all stays on this phone." />
  </Phone>
));
