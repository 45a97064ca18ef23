import { Panel, phoneFigure, Row, Text } from '../kit/drawing';
import { Button, Icon, Phone } from '../kit/screen';
import { LaneMark, SillCard } from './parts';

export const large = phoneFigure(() => (
  <Phone
    header={
      <Panel fill="none" pad={0} padX={14}>
        <Row columns={[32, 1, 32]} gap={4}>
          <Icon name="back" size={32} />
          <Text size={24} weight={600} align="middle" text={'When can\nyou come?'} />
          <Icon name="close" size={32} />
        </Row>
      </Panel>
    }
    gap={12}
    action={<Button note={3} radius={3} size={28} height={84} text="Take Tuesday" />}
  >
    <SillCard note={1} sill="second" pad={14} gap={3}>
      <Row columns={[24, 1]} gap={12}>
        <LaneMark lane="soonest" size={24} />
        <Text size={25} weight={600} tone="second" isLine text="In 1 day" />
      </Row>
      <Text size={25} weight={600} tone="second" isLine text="with anyone" />
      <Text size={34} weight={700} isLine text="Tue, 9:10" />
      <Text size={26} tone="muted" text="Nurse Quill, in person" />
    </SillCard>
    <SillCard note={2} pad={14} gap={3}>
      <Row columns={[24, 1]} gap={12}>
        <LaneMark lane="own" size={24} />
        <Text size={25} weight={600} tone="accent" isLine text="In 8 days" />
      </Row>
      <Text size={25} weight={600} tone="accent" isLine text="with Dr Holt" />
      <Text size={30} weight={700} isLine text="Tue 24, 11:40" />
    </SillCard>
  </Phone>
));
