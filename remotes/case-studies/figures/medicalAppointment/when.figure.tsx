import { phoneFigure, Row, Text } from '../kit/drawing';
import { ActionBar, Button, Phone } from '../kit/screen';
import { DayRuler } from './DayRuler';
import { Offer } from './parts';

/** The screen with the two offers; the card shows it without numbered marks. */
export function whenScreen({ x, y, hasNotes }: { x: number; y: number; hasNotes: boolean }) {
  const note = (n: number) => (hasNotes ? n : undefined);
  return (
    <Phone
      x={x}
      y={y}
      title="When can you come?"
      right="close"
      gap={13}
      footer={
        <ActionBar>
          <Button radius={3}>Take Tuesday, 9:10</Button>
          <Text
            note={note(4)}
            size={12.5}
            tone="muted"
            align="middle"
            isLine
            text="Give it back any time until 8:10"
          />
        </ActionBar>
      }
    >
      <Row columns={[1, 64]}>
        <Text size={13.5} isLine text="Ear pain, new, for you" />
        <Text size={13.5} weight={600} tone="accent" align="end" isLine text="Change" />
      </Row>
      <DayRuler note={note(1)} />
      <Offer
        note={note(2)}
        lane="soonest"
        day="Tue 17 March"
        time="9:10"
        who="Nurse Quill, in person"
        isChosen
      />
      <Offer
        note={note(3)}
        lane="own"
        day="Tue 24 March"
        time="11:40"
        who="Dr Holt, who saw you in January"
      />
      <Row columns={[1, 24]}>
        <Text size={14} weight={600} tone="accent" isLine text="Other days and times" />
        <Text size={14} weight={600} tone="accent" align="end" isLine text="46" />
      </Row>
    </Phone>
  );
}

export const when = phoneFigure(() => whenScreen({ x: 40, y: 40, hasNotes: true }));
