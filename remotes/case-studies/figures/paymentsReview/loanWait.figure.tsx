import { Note } from '../kit/annotate';
import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Icon } from '../kit/icons';
import { Column, Panel, Row } from '../kit/layout';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { WaitStep } from './parts';
import { SIXPENCE } from './product';

export function loanScreen(hasNotes: boolean) {
  const answer = (
    <Panel gap={6}>
      <Text size={13} tone="muted" isLine>
        £600 over 6 months
      </Text>
      <Text size={25} weight={700} isLine>
        Answer by 16:10
      </Text>
      <Text size={13}>Six hours is the longest it takes. Most of it needs nothing from you.</Text>
    </Panel>
  );
  const steps = (
    <Panel>
      <WaitStep time="10:10" title="You asked" state="done" />
      <WaitStep time="10:12" title="Name matched" state="done" />
      <WaitStep time="by 12:10" title="Income is read" state="now" />
      <WaitStep time="by 16:10" title="A person decides" state="later" isLast />
    </Panel>
  );
  const message = (
    <Row columns={[22, 1]} gap={10} isTop>
      <Icon name="bell" size={22} tone="second" />
      <Text size={13}>{'You can close the app. We text 07700\u00a0900418, and the answer stays here.'}</Text>
    </Row>
  );
  return (
    <Column gap={14}>
      {hasNotes ? (
        <Note n={1} reach={36}>
          {answer}
        </Note>
      ) : (
        answer
      )}
      {hasNotes ? (
        <Note n={2} reach={36}>
          {steps}
        </Note>
      ) : (
        steps
      )}
      {hasNotes ? (
        <Note n={3} reach={36}>
          {message}
        </Note>
      ) : (
        message
      )}
    </Column>
  );
}

export const loanWait: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: SIXPENCE,
  draw: () => (
    <Phone
      header={<AppBar title="Your loan" right="info" />}
      footer={
        <ActionBar>
          <Note n={4}>
            <Button kind="outline">Withdraw the request</Button>
          </Note>
        </ActionBar>
      }
    >
      {loanScreen(true)}
    </Phone>
  ),
};
