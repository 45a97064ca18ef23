import { Note } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { Rule } from '../kit/lists';
import { AppBar, Phone, TabBar } from '../kit/Phone';
import { Text } from '../kit/Text';
import { SIXPENCE } from './product';

function account(name: string, number: string, balance: string, last: string) {
  return (
    <Panel gap={10} line="line">
      <Row columns={[1, 96]} isTop>
        <Column gap={2}>
          <Text size={15} weight={600}>
            {name}
          </Text>
          <Text size={12} tone="muted">
            {number}
          </Text>
        </Column>
        <Text size={17} weight={700} align="end" isLine>
          {balance}
        </Text>
      </Row>
      <Rule />
      <Text size={12.5} tone="muted" isLine>
        {last}
      </Text>
    </Panel>
  );
}

export const accounts: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: SIXPENCE,
  draw: () => (
    <Phone
      header={<AppBar title="Accounts" left="list" right="person" />}
      gap={14}
      footer={
        <TabBar
          selected={0}
          tabs={[
            ['card', 'Accounts'],
            ['share', 'Send'],
            ['clock', 'Loans'],
            ['info', 'Help'],
          ]}
        />
      }
    >
      {account('Everyday', 'ends in 2204', '£1,284.07', 'Greengrocer, £8.40, today')}
      {account('Rent and bills', 'ends in 7719', '£310.00', 'To landlord, £640.00, on the 1st')}
      <Note n={1} reach={36}>
        <Panel fill="none" line="lineStrong" isDashed gap={8}>
          <Text size={15} weight={600}>
            Both accounts are in use
          </Text>
          <Text size={13} tone="muted">
            A customer can have at most 2. Give one another purpose, or close one to open a new one.
          </Text>
          <Note n={2} reach={52}>
            <Row gap={10}>
              <Text size={14} weight={600} tone="accent" isLine>
                Rename one
              </Text>
              <Text size={14} weight={600} tone="accent" align="end" isLine>
                Close one
              </Text>
            </Row>
          </Note>
        </Panel>
      </Note>
      <Note n={3} reach={36}>
        <Panel fill="secondWash" pad={12}>
          <Text size={13}>Saving for something? A pot inside an account does not count as one.</Text>
        </Panel>
      </Note>
    </Phone>
  ),
};
