import { Note } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel } from '../kit/layout';
import { Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Sentence, Task, type Lines } from './parts';
import { DIBBER } from './product';

/** At twice the text size each blank takes a line of its own. */
const BROKEN: Lines = [
  ['I grow in'],
  [{ blank: 'a few pots' }],
  ['near'],
  [{ blank: 'Skipton' }],
  ['with'],
  [{ blank: 'an hour' }],
  ['a week.'],
];

export const largeText: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: DIBBER,
  draw: () => (
    <Phone gap={20} pad={12}>
      <Note n={1} reach={40}>
        <Sentence lines={BROKEN} size={31} leading={1.74} />
      </Note>
      <Column gap={10}>
        <Note n={2} reach={40}>
          <Text size={26} weight={600} tone="muted" isLine>
            This week
          </Text>
        </Note>
        <Panel pad={12} radius={6} line="line">
          <Task title="Sow broad beans" detail="Two to a deep pot" scale={2} />
        </Panel>
      </Column>
    </Phone>
  ),
};
