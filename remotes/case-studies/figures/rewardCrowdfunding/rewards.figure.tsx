import { Note } from '../kit/annotate';
import { Button, Tick } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Icon } from '../kit/icons';
import { Column, Panel, Row } from '../kit/layout';
import { Rule } from '../kit/lists';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { RUNG } from './product';

function rewardHead(title: string, detail: string, price: string, isOn = false) {
  return (
    <Row columns={[22, 1, 52]} gap={10} isTop>
      <Tick isOn={isOn} />
      <Column gap={2}>
        <Text size={15} weight={600}>
          {title}
        </Text>
        <Text size={12.5} tone="muted">
          {detail}
        </Text>
      </Column>
      <Text size={15} weight={600} align="end" isLine>
        {price}
      </Text>
    </Row>
  );
}

function sumLine(label: string, amount: string, weight: 400 | 700 = 400) {
  return (
    <Row columns={[1, 70]}>
      <Text size={13.5} weight={weight} isLine>
        {label}
      </Text>
      <Text size={13.5} weight={weight} align="end" isLine>
        {amount}
      </Text>
    </Row>
  );
}

export const rewards: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: RUNG,
  draw: () => (
    <Phone
      header={<AppBar title="Choose a reward" right="close" />}
      gap={10}
      footer={
        <ActionBar>
          <Button>Go on with £101.00</Button>
          <Note n={3}>
            <Text size={12.5} tone="muted" align="middle" isLine>
              Nothing is taken before 30 November
            </Text>
          </Note>
        </ActionBar>
      }
    >
      <Panel line="line" pad={13}>
        {rewardHead('Parts kit', 'Slate face and movement, you build it', '£38')}
      </Panel>
      <Panel line="accent" lineWidth={2} gap={10}>
        {rewardHead('Finished clock', 'Set for your harbour', '£95', true)}
        <Rule />
        <Note n={1} reach={52}>
          <Column gap={4}>
            {sumLine('Clock', '£95.00')}
            {sumLine('Post to Leeds, tracked', '£6.00')}
            {sumLine('In all', '£101.00', 700)}
          </Column>
        </Note>
        <Note n={2} reach={52}>
          <Panel fill="secondWash" pad={10} radius={6}>
            <Row columns={[20, 1]} gap={8} isTop>
              <Icon name="calendar" size={20} tone="second" />
              <Text size={13}>Maker says April. Allow until July: this is a first run.</Text>
            </Row>
          </Panel>
        </Note>
      </Panel>
      <Panel line="line" pad={13}>
        {rewardHead('Pair of clocks', 'One to keep and one to give', '£180')}
      </Panel>
    </Phone>
  ),
};
