import { Panel, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { Phone, Rule, TabBar } from '../kit/screen';

function account(name: string, number: string, balance: string, last: string) {
  return (
    <Panel gap={10} line="line">
      <Row columns={[1, 96]} isTop>
        <Titled title={name} detail={number} size={15} detailSize={12} />
        <Text size={17} weight={700} align="end" isLine text={balance} />
      </Row>
      <Rule />
      <Text size={12.5} tone="muted" isLine text={last} />
    </Panel>
  );
}

export const accounts = phoneFigure(() => (
  <Phone
    title="Accounts"
    left="list"
    right="person"
    gap={14}
    footer={<TabBar selected={0} tabs={{ card: 'Accounts', share: 'Send', clock: 'Loans', info: 'Help' }} />}
  >
    {account('Everyday', 'ends in 2204', '£1,284.07', 'Greengrocer, £8.40, today')}
    {account('Rent and bills', 'ends in 7719', '£310.00', 'To landlord, £640.00, on the 1st')}
    <Panel note={1} fill="none" line="lineStrong" isDashed gap={8}>
      <Text size={15} weight={600} text="Both accounts are in use" />
      <Text size={13} tone="muted">
        A customer can have at most 2. Give one another purpose, or close one to open a new one.
      </Text>
      <Row note={2} noteReach={52} gap={10}>
        <Text size={14} weight={600} tone="accent" isLine text="Rename one" />
        <Text size={14} weight={600} tone="accent" align="end" isLine text="Close one" />
      </Row>
    </Panel>
    <Panel note={3} fill="secondWash" pad={12}>
      <Text size={13}>Saving for something? A pot inside an account does not count as one.</Text>
    </Panel>
  </Phone>
));
