import { Note } from '../kit/annotate';
import { Button, Tick } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Ground, ShadeRow } from './parts';
import { SLOE } from './product';

const ANSWERS = [
  'It disappeared: this is mine',
  'Too light',
  'Too dark',
  'Right depth, but too pink',
  'Right depth, but too orange',
] as const;

export const answer: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: SLOE,
  draw: () => (
    <Phone
      header={<AppBar title="By the window" />}
      gap={12}
      pad={10}
      footer={
        <ActionBar>
          <Row gap={10} columns={[0.56, 0.44]}>
            <Button radius={24} size={14}>
              Add to my map
            </Button>
            <Button radius={24} size={14} kind="outline">
              Not sure
            </Button>
          </Row>
        </ActionBar>
      }
    >
      <Text size={19} weight={700}>
        How did 5 warm look on your jaw?
      </Text>
      <Note n={1}>
        <Panel pad={14} gap={11} radius={20}>
          {ANSWERS.map((text, index) => (
            <Row key={text} columns={[22, 1]} gap={10}>
              <Tick isOn={index === 4} />
              <Text size={14} weight={index === 4 ? 600 : 400} isLine>
                {text}
              </Text>
            </Row>
          ))}
        </Panel>
      </Note>
      <Note n={2}>
        <Ground pad={16} gap={15}>
          <ShadeRow depth={5} undertone="warm" height={40} remark="what you tried" />
          <ShadeRow depth={5} undertone="olive" height={40} remark="one step over" isChosen />
        </Ground>
      </Note>
      <Note n={3}>
        <Column gap={3}>
          <Text size={14} weight={600}>
            Next: 5 olive. As deep, greener.
          </Text>
          <Text size={12.5} tone="muted">
            Not in your packet, so one sachet comes free.
          </Text>
        </Column>
      </Note>
    </Phone>
  ),
};
