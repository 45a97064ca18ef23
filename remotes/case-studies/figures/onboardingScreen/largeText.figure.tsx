import { Column, Panel, phoneFigure, Text } from '../kit/drawing';
import { Phone } from '../kit/screen';
import { Sentence, Task, type Lines } from './parts';

/** At twice the text size each blank takes a whole line. */
const BROKEN: Lines = [
  ['I grow in'],
  [{ blank: 'a few pots' }],
  ['near'],
  [{ blank: 'Skipton' }],
  ['with'],
  [{ blank: 'an hour' }],
  ['a week.'],
];

export const largeText = phoneFigure(() => (
  <Phone gap={20} pad={12}>
    <Sentence note={1} noteReach={40} lines={BROKEN} size={31} leading={1.74} />
    <Column gap={10}>
      <Text note={2} noteReach={40} size={26} weight={600} tone="muted" isLine text="This week" />
      <Panel pad={12} radius={6} line="line">
        <Task title="Sow broad beans" detail="Two to a deep pot" scale={2} />
      </Panel>
    </Column>
  </Phone>
));
