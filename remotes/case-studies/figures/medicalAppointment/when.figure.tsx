import type { ReactElement } from 'react';
import { Note } from '../kit/annotate';
import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Row } from '../kit/layout';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { DayRuler } from './DayRuler';
import { Offer } from './parts';
import { HATCH } from './product';

/** The screen with the two offers; the card shows it without its numbers. */
export function whenScreen({ x, y, hasNotes }: { x: number; y: number; hasNotes: boolean }) {
  const note = (n: number, part: ReactElement) =>
    hasNotes ? (
      <Note n={n} reach={36}>
        {part}
      </Note>
    ) : (
      part
    );
  return (
    <Phone
      x={x}
      y={y}
      header={<AppBar title="When can you come?" right="close" />}
      gap={13}
      footer={
        <ActionBar>
          <Button radius={3}>Take Tuesday, 9:10</Button>
          {note(
            4,
            <Text size={12.5} tone="muted" align="middle" isLine>
              Give it back any time until 8:10
            </Text>,
          )}
        </ActionBar>
      }
    >
      <Row columns={[1, 64]}>
        <Text size={13.5} isLine>
          Ear pain, new, for you
        </Text>
        <Text size={13.5} weight={600} tone="accent" align="end" isLine>
          Change
        </Text>
      </Row>
      {note(1, <DayRuler />)}
      {note(2, <Offer lane="soonest" day="Tue 17 March" time="9:10" who="Nurse Quill, in person" isChosen />)}
      {note(3, <Offer lane="own" day="Tue 24 March" time="11:40" who="Dr Holt, who saw you in January" />)}
      <Row columns={[1, 24]}>
        <Text size={14} weight={600} tone="accent" isLine>
          Other days and times
        </Text>
        <Text size={14} weight={600} tone="accent" align="end" isLine>
          46
        </Text>
      </Row>
    </Phone>
  );
}

export const when: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: HATCH,
  draw: () => whenScreen({ x: 40, y: 40, hasNotes: true }),
};
