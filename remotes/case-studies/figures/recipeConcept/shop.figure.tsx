import { Note } from '../kit/annotate';
import { Tick } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { Rule } from '../kit/lists';
import { AppBar, Phone, TabBar } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Pot } from './Pot';
import { TRIVET } from './product';

function item(name: string, pack: string, isOn = false) {
  return (
    <Row columns={[22, 1, 106]} gap={12}>
      <Tick kind="check" isOn={isOn} />
      <Text size={15} isStruck={isOn} tone={isOn ? 'muted' : 'ink'} isLine>
        {name}
      </Text>
      <Text size={13} tone="muted" align="end" isLine>
        {pack}
      </Text>
    </Row>
  );
}

export const shop: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: TRIVET,
  draw: () => (
    <Phone
      header={<AppBar title="To buy" right="share" />}
      gap={17}
      footer={
        <TabBar
          selected={1}
          tabs={[
            ['home', 'Tonight'],
            ['box', 'To buy'],
            ['heart', 'Kept'],
          ]}
        />
      }
    >
      <Note n={1} reach={36}>
        <Column gap={12}>
          {item('White beans', '2 tins', true)}
          <Rule />
          {item('Leeks', 'bunch of 3')}
          <Rule />
          {item('Lemon', '1')}
          <Rule />
        </Column>
      </Note>
      <Note n={2} reach={36}>
        <Column gap={2}>
          <Text size={14} weight={600} isLine>
            Probably at home
          </Text>
          <Text size={13} tone="muted">
            Oil, garlic, thyme, stock, bread, mustard. Tap one to buy it after all.
          </Text>
        </Column>
      </Note>
      <Note n={3} reach={36}>
        <Panel fill="second" pad={14} radius={4} gap={2}>
          <Text size={13} tone="secondWash" isLine>
            Will be left
          </Text>
          <Text size={18} weight={700} tone="secondWash" isLine>
            1 leek, half a lemon
          </Text>
        </Panel>
      </Note>
      <Note n={4} reach={36}>
        <Panel pad={12} radius={14} line="line" gap={8}>
          <Row columns={[40, 1]} gap={12}>
            <Pot content="omelette" size={40} />
            <Text size={13.5}>The leek fits Leek omelette, green salad</Text>
          </Row>
          <Row columns={[40, 1]} gap={12}>
            <Pot content="soup" size={40} />
            <Text size={13.5}>The lemon fits Red lentil soup with lemon</Text>
          </Row>
        </Panel>
      </Note>
    </Phone>
  ),
};
