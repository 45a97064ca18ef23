import { Note } from '../kit/annotate';
import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Quoted, Sense } from './parts';
import { HEADWORD } from './product';

export const sentence: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: HEADWORD,
  draw: () => (
    <Phone header={<AppBar title="In your sentence" left="back" right="close" />} gap={14}>
      <Note n={1} reach={36}>
        <Panel line="lineStrong" radius={2} fill="none">
          <Quoted>
            <Text size={17}>The board sanctioned the merger on Friday.</Text>
          </Quoted>
        </Panel>
      </Note>
      <Column gap={4}>
        <Note n={2} reach={36}>
          <Sense
            number="1"
            meaning="allowed, gave its permission to"
            example="The board gave its permission to the merger."
            isAnswer
          />
        </Note>
        <Sense number="2" meaning="punished" example="The board punished the merger." />
      </Column>
      <Note n={3} reach={36}>
        <Panel pad={12} radius={2} gap={4}>
          <Text size={13.5} weight={600}>
            Why 1? A merger can be allowed.
          </Text>
          <Text size={13} tone="muted">
            People and states are punished; plans and marches are allowed. Fairly sure, not certain.
          </Text>
        </Panel>
      </Note>
      <Note n={4} reach={36}>
        <Row gap={10}>
          <Button kind="outline" size={14} radius={4}>
            It is 2
          </Button>
          <Button size={14} radius={4}>
            Makes sense
          </Button>
        </Row>
      </Note>
    </Phone>
  ),
};
