import { Note } from '../kit/annotate';
import { Button, Chip } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Progress } from '../kit/charts';
import { Column, Panel, Row } from '../kit/layout';
import { IconTile, ListRow, Rule } from '../kit/lists';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { RUNG } from './product';

export const release: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: RUNG,
  draw: () => (
    <Phone
      header={<AppBar title="Rung 2 is asked for" />}
      gap={12}
      footer={
        <ActionBar>
          <Note n={3}>
            <Row gap={10}>
              <Button kind="outline" size={14}>
                Ask to hold
              </Button>
              <Button size={14}>Fine by me</Button>
            </Row>
          </Note>
        </ActionBar>
      }
    >
      <Column gap={8}>
        <Chip fill="secondWash" tone="second">
          4 days left to ask
        </Chip>
        <Text size={19} weight={700}>
          Ness Workshop shows what it promised
        </Text>
      </Column>
      <Note n={1} reach={36}>
        <Panel gap={8} pad={12}>
          <ListRow
            lead={<IconTile name="card" />}
            title="Slate blanks"
            detail="190, quote 9 Dec"
            value="£3,990"
          />
          <Rule />
          <ListRow
            lead={<IconTile name="clock" />}
            title="Movements"
            detail="190, quote 11 Dec"
            value="£2,755"
          />
          <Rule />
          <ListRow
            lead={<IconTile name="box" />}
            title="Third quote"
            detail="Missing: see why"
            value="Read"
            valueTone="second"
          />
        </Panel>
      </Note>
      <Note n={2} reach={36}>
        <Panel gap={8} pad={12}>
          <Row columns={[1, 90]}>
            <Text size={14} weight={600} isLine>
              Asked to hold
            </Text>
            <Text size={14} weight={600} align="end" isLine>
              31 of 164
            </Text>
          </Row>
          <Progress share={31 / 164} tone="second" fill="secondWash" />
          <Text size={12.5} tone="muted">
            At 82 the rung stays shut until the maker answers.
          </Text>
        </Panel>
      </Note>
    </Phone>
  ),
};
