import { Column, Panel, phoneFigure, Row, Text } from '../kit/drawing';
import { Button, Phone } from '../kit/screen';
import { ClockPicture, RungBar, RungStep, TIDE_CLOCK } from './parts';

export const project = phoneFigure(() => (
  <Phone
    title={TIDE_CLOCK.maker}
    right="share"
    gap={10}
    pad={12}
    action={
      <Button note={4} noteReach={40}>
        Choose a reward
      </Button>
    }
  >
    <ClockPicture height={128} />
    <Text size={19} weight={700} text={TIDE_CLOCK.title} />
    <Column note={1} gap={6}>
      <Row columns={[1, 110]}>
        <Text size={14} weight={600} isLine text="£13,140 of £18,000" />
        <Text size={13} tone="muted" align="end" isLine text="Closes 30 Nov" />
      </Row>
      <RungBar share={TIDE_CLOCK.share} />
    </Column>
    <Panel pad={8} padX={10}>
      <RungStep title="1 Working prototype" detail="Shown: 60 days outdoors" amount="£3,600" state="done" />
      <RungStep
        note={2}
        noteReach={46}
        title="2 Materials"
        detail="Needs: supplier quotes"
        amount="£7,200"
        state="open"
      />
      <RungStep
        note={3}
        noteReach={46}
        title="3 Made and posted"
        detail="Needs: first 20 packed"
        amount="£7,200"
        state="later"
      />
    </Panel>
  </Phone>
));
