import type { ReactElement } from 'react';
import { Column, phoneFigure, Row, Text } from '../kit/drawing';
import { ActionBar, Button, Phone } from '../kit/screen';
import { DayRuler } from './DayRuler';
import { Offer } from './parts';

/** The screen with the two offers; the card shows it without its numbers. */
export function whenScreen({ x, y, hasNotes }: { x: number; y: number; hasNotes: boolean }) {
  const note = (n: number, part: ReactElement) => (hasNotes ? <Column note={n}>{part}</Column> : part);
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
          {note(
            4,
            <Text size={12.5} tone="muted" align="middle" isLine text="Give it back any time until 8:10" />,
          )}
        </ActionBar>
      }
    >
      <Row columns={[1, 64]}>
        <Text size={13.5} isLine text="Ear pain, new, for you" />
        <Text size={13.5} weight={600} tone="accent" align="end" isLine text="Change" />
      </Row>
      {note(1, <DayRuler />)}
      {note(2, <Offer lane="soonest" day="Tue 17 March" time="9:10" who="Nurse Quill, in person" isChosen />)}
      {note(3, <Offer lane="own" day="Tue 24 March" time="11:40" who="Dr Holt, who saw you in January" />)}
      <Row columns={[1, 24]}>
        <Text size={14} weight={600} tone="accent" isLine text="Other days and times" />
        <Text size={14} weight={600} tone="accent" align="end" isLine text="46" />
      </Row>
    </Phone>
  );
}

export const when = phoneFigure(() => whenScreen({ x: 40, y: 40, hasNotes: true }));
