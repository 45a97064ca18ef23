import { Column, phoneFigure, Row, Text } from '../kit/drawing';
import { ActionBar, Button, Fact, Phone, Rule } from '../kit/screen';
import { LaneMark, SillCard } from './parts';

export const booked = phoneFigure(() => (
  <Phone
    title="Your appointment"
    right="share"
    gap={16}
    footer={
      <ActionBar>
        <Row note={3} gap={10}>
          <Button kind="outline" radius={3} size={14} text="Move it" />
          <Button kind="outline" radius={3} size={14} text="I cannot come" />
        </Row>
        <Text size={12.5} tone="muted" align="middle" isLine text="By 8:10 it can go to somebody else" />
      </ActionBar>
    }
  >
    <SillCard note={1} sill="second" pad={16} gap={4}>
      <Row columns={[14, 1]} gap={8}>
        <LaneMark lane="soonest" />
        <Text size={14} weight={600} tone="second" isLine text="Tomorrow, Tue 17 March" />
      </Row>
      <Text size={62} weight={700} isLine text="9:10" />
      <Text size={14} isLine text="Nurse Quill, in person" />
    </SillCard>
    <Column note={2} gap={11}>
      <Fact icon="pin" title="Side door, Mill Lane" detail="No step. Ring if the door is heavy" />
      <Rule />
      <Fact icon="check" title="Tap “I am here” from 9:00" detail="No queue, and no name called out" />
      <Rule />
      <Fact icon="clock" title="Ten minutes, one matter" detail="Two matters? Ask for twenty, today" />
      <Rule />
      <Fact icon="list" title="Bring what you take" detail="Boxes, or a photo of them" />
    </Column>
  </Phone>
));
