import { Panel, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { Button, Phone, Tick } from '../kit/screen';
import { Ground, ShadeRow } from './parts';

const ANSWERS = [
  'It disappeared: this is mine',
  'Too light',
  'Too dark',
  'Right depth, but too pink',
  'Right depth, but too orange',
] as const;

export const answer = phoneFigure(() => (
  <Phone
    title="By the window"
    gap={12}
    pad={10}
    action={
      <Row gap={10} columns={[0.56, 0.44]}>
        <Button radius={24} size={14} text="Add to my map" />
        <Button radius={24} size={14} kind="outline" text="Not sure" />
      </Row>
    }
  >
    <Text size={19} weight={700} text="How did 5 warm look on your jaw?" />
    <Panel note={1} pad={14} gap={11} radius={20}>
      {ANSWERS.map((text, index) => (
        <Row key={text} columns={[22, 1]} gap={10}>
          <Tick isOn={index === 4} />
          <Text size={14} weight={index === 4 ? 600 : 400} isLine text={text} />
        </Row>
      ))}
    </Panel>
    <Ground note={2} pad={16} gap={15}>
      <ShadeRow depth={5} undertone="warm" height={40} remark="what you tried" />
      <ShadeRow depth={5} undertone="olive" height={40} remark="one step over" isChosen />
    </Ground>
    <Titled
      note={3}
      title="Next: 5 olive. As deep, greener."
      detail="Not in your packet, so one sachet comes free."
      detailSize={12.5}
      gap={3}
    />
  </Phone>
));
