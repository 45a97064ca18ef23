import { Column, Panel, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { ActionBar, Button, Phone, Rule } from '../kit/screen';
import { Booklet } from './parts';

const NEEDS = [
  ['5 sheets of A4', 'from the printer'],
  ['80 cm linen thread', 'or dental floss, waxed'],
  ['A bookbinder’s awl', 'or a stout needle in a cork'],
  ['A bone folder', 'or the back of a spoon'],
] as const;

function fact(value: string, label: string) {
  return <Titled title={value} detail={label} size={17} weight={700} detailSize={12} gap={1} />;
}

export const course = phoneFigure(() => (
  <Phone
    title="Five-hole notebook"
    right="share"
    gap={13}
    pad={12}
    footer={
      <ActionBar>
        <Button note={3} noteReach={40} radius={3}>
          Pay £6 once, keep it
        </Button>
        <Text size={12.5} tone="muted" align="middle" isLine text="Steps 1 to 3 are open to anyone" />
      </ActionBar>
    }
  >
    <Booklet height={108} stitches={7} />
    <Row note={1} columns={[0.38, 0.3, 0.32]} gap={6} isTop>
      {fact('1 to 2 h', 'first time')}
      {fact('9 steps', 'any pace')}
      {fact('No one', 'watches')}
    </Row>
    <Panel note={2} pad={13} gap={8} radius={3} line="line">
      <Text size={14} weight={600} isLine text="On the table before you start" />
      {NEEDS.map(([need, instead]) => (
        <Column key={need} gap={7}>
          <Rule isDashed />
          <Titled title={need} detail={instead} size={13.5} detailSize={12.5} gap={0} />
        </Column>
      ))}
    </Panel>
  </Phone>
));
