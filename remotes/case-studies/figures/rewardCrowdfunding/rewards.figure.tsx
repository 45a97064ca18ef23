import { Column, Panel, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { ActionBar, Button, Icon, Phone, Rule, Tick } from '../kit/screen';

function rewardHead(title: string, detail: string, price: string, isOn = false) {
  return (
    <Row columns={[22, 1, 52]} gap={10} isTop>
      <Tick isOn={isOn} />
      <Titled title={title} detail={detail} size={15} detailSize={12.5} />
      <Text size={15} weight={600} align="end" isLine text={price} />
    </Row>
  );
}

function sumLine(label: string, amount: string, weight: 400 | 700 = 400) {
  return (
    <Row columns={[1, 70]}>
      <Text size={13.5} weight={weight} isLine text={label} />
      <Text size={13.5} weight={weight} align="end" isLine text={amount} />
    </Row>
  );
}

export const rewards = phoneFigure(() => (
  <Phone
    title="Choose a reward"
    right="close"
    gap={10}
    footer={
      <ActionBar>
        <Button>Go on with £101.00</Button>
        <Text
          note={3}
          size={12.5}
          tone="muted"
          align="middle"
          isLine
          text="Nothing is taken before 30 November"
        />
      </ActionBar>
    }
  >
    <Panel line="line" pad={13}>
      {rewardHead('Parts kit', 'Slate face and movement, you build it', '£38')}
    </Panel>
    <Panel line="accent" lineWidth={2} gap={10}>
      {rewardHead('Finished clock', 'Set for your harbour', '£95', true)}
      <Rule />
      <Column note={1} noteReach={52} gap={4}>
        {sumLine('Clock', '£95.00')}
        {sumLine('Post to Leeds, tracked', '£6.00')}
        {sumLine('In all', '£101.00', 700)}
      </Column>
      <Panel note={2} noteReach={52} fill="secondWash" pad={10} radius={6}>
        <Row columns={[20, 1]} gap={8} isTop>
          <Icon name="calendar" size={20} tone="second" />
          <Text size={13}>Maker says April. Allow until July: this is a first run.</Text>
        </Row>
      </Panel>
    </Panel>
    <Panel line="line" pad={13}>
      {rewardHead('Pair of clocks', 'One to keep and one to give', '£180')}
    </Panel>
  </Phone>
));
