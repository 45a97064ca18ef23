import { Column, Panel, phoneFigure, Row, Text } from '../kit/drawing';
import { Button, Icon, Phone } from '../kit/screen';
import { WaitStep } from './parts';

export function loanScreen(hasNotes: boolean) {
  const note = (n: number) => (hasNotes ? n : undefined);
  return (
    <Column gap={14}>
      <Panel note={note(1)} gap={6}>
        <Text size={13} tone="muted" isLine text="£600 over 6 months" />
        <Text size={25} weight={700} isLine text="Answer by 16:10" />
        <Text size={13}>Six hours is the longest it takes. Most of it needs nothing from you.</Text>
      </Panel>
      <Panel note={note(2)}>
        <WaitStep time="10:10" title="You asked" state="done" />
        <WaitStep time="10:12" title="Name matched" state="done" />
        <WaitStep time="by 12:10" title="Income is read" state="now" />
        <WaitStep time="by 16:10" title="A person decides" state="later" isLast />
      </Panel>
      <Row note={note(3)} columns={[22, 1]} gap={10} isTop>
        <Icon name="bell" size={22} tone="second" />
        <Text size={13}>
          {'You can close the app. We text 07700\u00a0900418, and the answer stays here.'}
        </Text>
      </Row>
    </Column>
  );
}

export const loanWait = phoneFigure(() => (
  <Phone
    title="Your loan"
    right="info"
    action={
      <Button note={4} kind="outline">
        Withdraw the request
      </Button>
    }
  >
    {loanScreen(true)}
  </Phone>
));
