import { Note } from '../kit/annotate';
import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel } from '../kit/layout';
import { IconTile, ListRow, Rule } from '../kit/lists';
import { Phone, TabBar } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Booklet, Seam } from './parts';
import { TREADLE } from './product';

export const resume: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: TREADLE,
  draw: () => (
    <Phone
      gap={11}
      pad={12}
      footer={
        <TabBar
          tabs={[
            ['home', 'Table'],
            ['search', 'Crafts'],
            ['box', 'Made'],
          ]}
          selected={0}
        />
      }
    >
      <Text size={22} weight={700} isLine>
        On your table
      </Text>
      <Panel pad={12} gap={10} radius={3} line="line">
        <Column gap={2}>
          <Text size={16} weight={700} isLine>
            Five-hole notebook
          </Text>
          <Text size={12.5} tone="muted" isLine>
            Put down 9 days ago after step 7
          </Text>
        </Column>
        <Note n={1} reach={50}>
          <Booklet height={96} stitches={4} />
        </Note>
        <Note n={2} reach={50}>
          <Text size={13.5}>Thread inside from 2 to 4, needle outside. Does yours look like this?</Text>
        </Note>
        <Seam of={9} at={7} />
        <Button radius={3}>Yes, on to step 8</Button>
        <Button radius={3} kind="quiet" height={34} size={14}>
          No, show me the way back
        </Button>
      </Panel>
      <Column gap={9}>
        <Text size={14} weight={600} isLine>
          Made
        </Text>
        <Note n={3}>
          <ListRow lead={<IconTile name="check" />} title="Waxed thread" detail="March, for this notebook" />
        </Note>
        <Rule isDashed />
        <ListRow lead={<IconTile name="check" />} title="Folded box" detail="February, given away" />
      </Column>
    </Phone>
  ),
};
