import { Column, Panel, phoneFigure, Row, Text } from '../kit/drawing';
import { Button, Chip, ListRow, Phone, Progress, Rule } from '../kit/screen';

export const release = phoneFigure(() => (
  <Phone
    title="Rung 2 is asked for"
    gap={12}
    action={
      <Row note={3} gap={10}>
        <Button kind="outline" size={14} text="Ask to hold" />
        <Button size={14}>Fine by me</Button>
      </Row>
    }
  >
    <Column gap={8}>
      <Chip fill="secondWash" tone="second" text="4 days left to ask" />
      <Text size={19} weight={700} text="Ness Workshop shows what it promised" />
    </Column>
    <Panel note={1} gap={8} pad={12}>
      <ListRow icon="card" title="Slate blanks" detail="190, quote 9 Dec" value="£3,990" />
      <Rule />
      <ListRow icon="clock" title="Movements" detail="190, quote 11 Dec" value="£2,755" />
      <Rule />
      <ListRow icon="box" title="Third quote" detail="Missing: see why" value="Read" valueTone="second" />
    </Panel>
    <Panel note={2} gap={8} pad={12}>
      <Row columns={[1, 90]}>
        <Text size={14} weight={600} isLine text="Asked to hold" />
        <Text size={14} weight={600} align="end" isLine text="31 of 164" />
      </Row>
      <Progress share={31 / 164} tone="second" fill="secondWash" />
      <Text size={12.5} tone="muted" text="At 82 the rung stays shut until the maker answers." />
    </Panel>
  </Phone>
));
