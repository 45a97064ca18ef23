import { Note } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Icon } from '../kit/icons';
import { Column, Panel, Row } from '../kit/layout';
import { AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { SillCard } from './parts';
import { HATCH } from './product';

function answer(title: string, detail: string) {
  return (
    <SillCard pad={13} gap={2}>
      <Row columns={[1, 20]} gap={8}>
        <Column gap={2}>
          <Text size={15} weight={600} isLine>
            {title}
          </Text>
          <Text size={12.5} tone="muted">
            {detail}
          </Text>
        </Column>
        <Icon name="next" size={18} tone="accent" />
      </Row>
    </SillCard>
  );
}

export const ask: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: HATCH,
  draw: () => (
    <Phone header={<AppBar title="Saltmarsh Surgery" left="list" right="person" />} gap={11}>
      <Note n={1} reach={36}>
        <Panel fill="card" line="danger" lineWidth={1.5} pad={11} radius={3}>
          <Row columns={[22, 1, 68]} gap={10}>
            <Icon name="warning" size={22} tone="danger" />
            <Text size={13}>Chest pain, no breath, a face that droops?</Text>
            <Text size={14} weight={700} tone="danger" align="end" isLine>
              Call 999
            </Text>
          </Row>
        </Panel>
      </Note>
      <Note n={2} reach={36}>
        <Panel fill="none" pad={4} padX={0}>
          <Row columns={[1, 64]}>
            <Text size={14} isLine>
              For you
            </Text>
            <Text size={14} weight={600} tone="accent" align="end" isLine>
              Change
            </Text>
          </Row>
        </Panel>
      </Note>
      <Text size={23} weight={700} isLine>
        What do you need?
      </Text>
      {answer('Something new', 'A pain, a rash, a worry')}
      {answer('Something you know', 'It goes on, or a check is due')}
      {answer('Paper', 'Sick note, result, same pills again')}
      <Note n={3} reach={36}>
        {answer('I do not know', 'Write it. A person reads it by 12:30')}
      </Note>
      <Text size={12.5} tone="muted">
        No signal or no patience: 01632 960 114, open until 18:30.
      </Text>
    </Phone>
  ),
};
