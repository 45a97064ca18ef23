import { Column, Panel, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { Icon, Phone } from '../kit/screen';
import { SillCard } from './parts';

function answer(title: string, detail: string) {
  return (
    <SillCard pad={13} gap={2}>
      <Row columns={[1, 20]} gap={8}>
        <Titled title={title} detail={detail} size={15} detailSize={12.5} />
        <Icon name="next" size={18} tone="accent" />
      </Row>
    </SillCard>
  );
}

export const ask = phoneFigure(() => (
  <Phone title="Saltmarsh Surgery" left="list" right="person" gap={11}>
    <Panel note={1} fill="card" line="danger" lineWidth={1.5} pad={11} radius={3}>
      <Row columns={[22, 1, 68]} gap={10}>
        <Icon name="warning" size={22} tone="danger" />
        <Text size={13}>Chest pain, no breath, a face that droops?</Text>
        <Text size={14} weight={700} tone="danger" align="end" isLine text="Call 999" />
      </Row>
    </Panel>
    <Panel note={2} fill="none" pad={4} padX={0}>
      <Row columns={[1, 64]}>
        <Text size={14} isLine text="For you" />
        <Text size={14} weight={600} tone="accent" align="end" isLine text="Change" />
      </Row>
    </Panel>
    <Text size={23} weight={700} isLine text="What do you need?" />
    {answer('Something new', 'A pain, a rash, a worry')}
    {answer('Something you know', 'It goes on, or a check is due')}
    {answer('Paper', 'Sick note, result, same pills again')}
    <Column note={3}>{answer('I do not know', 'Write it. A person reads it by 12:30')}</Column>
    <Text size={12.5} tone="muted" text="No signal or no patience: 01632 960 114, open until 18:30." />
  </Phone>
));
