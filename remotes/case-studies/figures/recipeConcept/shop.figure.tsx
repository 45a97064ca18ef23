import { Column, Panel, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { Phone, Rule, TabBar, Tick } from '../kit/screen';
import { Pot } from './Pot';

function item(name: string, pack: string, isOn = false) {
  return (
    <Row columns={[22, 1, 106]} gap={12}>
      <Tick kind="check" isOn={isOn} />
      <Text size={15} isStruck={isOn} tone={isOn ? 'muted' : 'ink'} isLine text={name} />
      <Text size={13} tone="muted" align="end" isLine text={pack} />
    </Row>
  );
}

export const shop = phoneFigure(() => (
  <Phone
    title="To buy"
    right="share"
    gap={17}
    footer={<TabBar selected={1} tabs={{ home: 'Tonight', box: 'To buy', heart: 'Kept' }} />}
  >
    <Column note={1} gap={12}>
      {item('White beans', '2 tins', true)}
      <Rule />
      {item('Leeks', 'bunch of 3')}
      <Rule />
      {item('Lemon', '1')}
      <Rule />
    </Column>
    <Titled
      note={2}
      title="Probably at home"
      detail="Oil, garlic, thyme, stock, bread, mustard. Tap one to buy it after all."
    />
    <Panel note={3} fill="second" pad={14} radius={4} gap={2}>
      <Text size={13} tone="secondWash" isLine text="Will be left" />
      <Text size={18} weight={700} tone="secondWash" isLine text="1 leek, half a lemon" />
    </Panel>
    <Panel note={4} pad={12} radius={14} line="line" gap={8}>
      <Row columns={[40, 1]} gap={12}>
        <Pot content="omelette" size={40} />
        <Text size={13.5}>The leek fits Leek omelette, green salad</Text>
      </Row>
      <Row columns={[40, 1]} gap={12}>
        <Pot content="soup" size={40} />
        <Text size={13.5}>The lemon fits Red lentil soup with lemon</Text>
      </Row>
    </Panel>
  </Phone>
));
