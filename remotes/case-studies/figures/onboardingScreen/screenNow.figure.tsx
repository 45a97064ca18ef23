import { Note } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel } from '../kit/layout';
import { Rule } from '../kit/lists';
import { Phone, TabBar } from '../kit/Phone';
import { Text } from '../kit/Text';
import { OPENING, Sentence, Task } from './parts';
import { DIBBER } from './product';

export const screenNow: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: DIBBER,
  draw: () => (
    <Phone
      gap={20}
      pad={14}
      footer={
        <TabBar
          tabs={[
            ['calendar', 'This week'],
            ['home', 'Patch'],
            ['box', 'Seeds'],
          ]}
          selected={0}
        />
      }
    >
      <Note n={1} reach={38}>
        <Sentence lines={OPENING} size={20} />
      </Note>
      <Column gap={8}>
        <Text size={13} weight={600} tone="muted" isLine>
          This week, 16 to 22 March
        </Text>
        <Panel pad={12} padX={14} gap={11} radius={6} line="line">
          <Note n={2} reach={52}>
            <Task title="Sow broad beans" detail="Two to a deep pot" time="15 min" />
          </Note>
          <Rule />
          <Task title="Set out potatoes" detail="In egg boxes, on a sill" time="5 min" />
          <Rule />
          <Task title="Scrub the old pots" detail="Hot water is enough" time="20 min" />
        </Panel>
      </Column>
      <Note n={3} reach={38}>
        <Panel pad={12} padX={14} radius={6} fill="secondWash">
          <Task state="wait" title="Not yet: tomatoes" detail="Sow from 6 April, not sooner." />
        </Panel>
      </Note>
      <Note n={4} reach={38}>
        <Text size={12.5} tone="muted">
          No account. It all stays on this phone.
        </Text>
      </Note>
    </Phone>
  ),
};
