import { Column, Panel, phoneFigure, Row, Text } from '../kit/drawing';
import { Button, Phone } from '../kit/screen';
import { Sense } from './parts';

export const sentence = phoneFigure(() => (
  <Phone title="In your sentence" right="close" gap={14}>
    <Panel note={1} line="lineStrong" radius={2} fill="none">
      <Text isSerif size={17}>
        The board sanctioned the merger on Friday.
      </Text>
    </Panel>
    <Column gap={4}>
      <Sense
        note={2}
        number="1"
        meaning="allowed, gave its permission to"
        example="The board gave its permission to the merger."
        isAnswer
      />
      <Sense number="2" meaning="punished" example="The board punished the merger." />
    </Column>
    <Panel note={3} pad={12} radius={2} gap={4}>
      <Text size={13.5} weight={600} text="Why 1? A merger can be allowed." />
      <Text size={13} tone="muted">
        People and states are punished; plans and marches are allowed. Fairly sure, not certain.
      </Text>
    </Panel>
    <Row note={4} gap={10}>
      <Button kind="outline" size={14} radius={4} text="It is 2" />
      <Button size={14} radius={4} text="Makes sense" />
    </Row>
  </Phone>
));
