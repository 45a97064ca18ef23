import { Note } from '../kit/annotate';
import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel } from '../kit/layout';
import { ListRow, IconTile } from '../kit/lists';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { RungStep } from './parts';
import { RUNG } from './product';

export const confirm: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: RUNG,
  draw: () => (
    <Phone
      header={<AppBar title="Your £101.00" />}
      gap={14}
      footer={
        <ActionBar>
          <Button>Pledge £101.00</Button>
        </ActionBar>
      }
    >
      <Text size={19} weight={700}>
        Where your money waits
      </Text>
      <Note n={1} reach={36}>
        <Panel pad={8} padX={10}>
          <RungStep title="Goal is met" detail="Prototype is shown" amount="£20.20" state="done" />
          <RungStep title="After the quotes" detail="You get 7 days to ask" amount="£40.40" state="open" />
          <RungStep
            title="After 20 are packed"
            detail="You get 7 days to ask"
            amount="£40.40"
            state="later"
          />
        </Panel>
      </Note>
      <Column gap={12}>
        <Note n={2} reach={36}>
          <ListRow
            lead={<IconTile name="lock" />}
            title="Goal missed: nothing is taken"
            detail="Your bank only sees a check"
          />
        </Note>
        <Note n={3} reach={36}>
          <ListRow
            lead={<IconTile name="flag" fill="secondWash" tone="second" />}
            title="Project stops: rest returns"
            detail="Rungs already paid stay paid"
          />
        </Note>
        <ListRow
          lead={<IconTile name="edit" />}
          title="Change your mind"
          detail="Alter or leave until 30 November"
        />
      </Column>
    </Phone>
  ),
};
