import { Column, Panel, Path, phoneFigure, Text } from '../kit/drawing';
import { Button, Phone, Rule } from '../kit/screen';
import { ANSWERED, Sentence, Task } from './parts';

/** The sheet that appears once, after the first tick. */
function Sheet() {
  return (
    <>
      <Path
        d="M40 418a18 18 0 0 1 18-18h284a18 18 0 0 1 18 18v234a28 28 0 0 1-28 28h-264a28 28 0 0 1-28-28z"
        fill="card"
      />
      <Path d="M40 418a18 18 0 0 1 18-18h284a18 18 0 0 1 18 18" line="lineStrong" lineWidth={1.5} />
      <Column at={[58, 418, 284]} gap={10}>
        <Text size={18} weight={700} text="Beans sown. They show in two or three weeks." />
        <Text note={2} noteReach={42} size={13.5}>
          Shall Dibber look in with you on Monday 6 April?
        </Text>
        <Column note={3} noteReach={42} gap={8}>
          <Button radius={6} height={44} size={14} text="Remind me on 6 April" />
          <Button radius={6} height={44} size={14} kind="outline" text="No, I will look myself" />
        </Column>
        <Text
          note={4}
          noteReach={42}
          size={12}
          tone="muted"
          align="middle"
          isLine
          text="Your phone will then ask, once."
        />
      </Column>
    </>
  );
}

export const asking = phoneFigure(() => (
  <>
    <Phone gap={20} pad={14}>
      <Sentence lines={ANSWERED} size={20} />
      <Column gap={8}>
        <Text size={13} weight={600} tone="muted" isLine text="This week, 16 to 22 March" />
        <Panel pad={12} padX={14} gap={11} radius={6} line="line">
          <Task
            note={1}
            noteReach={52}
            title="Sow broad beans"
            detail="Done today"
            time="15 min"
            state="done"
          />
          <Rule />
          <Task title="Set out potatoes" detail="In egg boxes, on a sill" time="5 min" />
        </Panel>
      </Column>
    </Phone>
    <Sheet />
  </>
));
