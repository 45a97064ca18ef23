import { Column, Panel, phoneFigure, Text } from '../kit/drawing';
import { Button, ListRow, Phone } from '../kit/screen';
import { RungStep } from './parts';

export const confirm = phoneFigure(() => (
  <Phone title="Your £101.00" gap={14} action={<Button>Pledge £101.00</Button>}>
    <Text size={19} weight={700} text="Where your money waits" />
    <Panel note={1} pad={8} padX={10}>
      <RungStep title="Goal is met" detail="Prototype is shown" amount="£20.20" state="done" />
      <RungStep title="After the quotes" detail="You get 7 days to ask" amount="£40.40" state="open" />
      <RungStep title="After 20 are packed" detail="You get 7 days to ask" amount="£40.40" state="later" />
    </Panel>
    <Column gap={12}>
      <ListRow
        note={2}
        icon="lock"
        title="Goal missed: nothing is taken"
        detail="Your bank only sees a check"
      />
      <ListRow
        note={3}
        icon="flag"
        isSecond
        title="Project stops: rest returns"
        detail="Rungs already paid stay paid"
      />
      <ListRow icon="edit" title="Change your mind" detail="Alter or leave until 30 November" />
    </Column>
  </Phone>
));
