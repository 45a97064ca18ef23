import { Column, Panel, phoneFigure, Text, Titled } from '../kit/drawing';
import { Button, ListRow, Phone, Rule, TabBar } from '../kit/screen';
import { Booklet, Seam } from './parts';

export const resume = phoneFigure(() => (
  <Phone
    gap={11}
    pad={12}
    footer={<TabBar tabs={{ home: 'Table', search: 'Crafts', box: 'Made' }} selected={0} />}
  >
    <Text size={22} weight={700} isLine text="On your table" />
    <Panel pad={12} gap={10} radius={3} line="line">
      <Titled
        title="Five-hole notebook"
        detail="Put down 9 days ago after step 7"
        size={16}
        weight={700}
        detailSize={12.5}
      />
      <Booklet note={1} noteReach={50} height={96} stitches={4} />
      <Text note={2} noteReach={50} size={13.5}>
        Thread inside from 2 to 4, needle outside. Does yours look like this?
      </Text>
      <Seam of={9} sewn={7} />
      <Button radius={3}>Yes, on to step 8</Button>
      <Button radius={3} kind="quiet" height={34} size={14} text="No, show me the way back" />
    </Panel>
    <Column gap={9}>
      <Text size={14} weight={600} isLine text="Made" />
      <ListRow note={3} icon="check" title="Waxed thread" detail="March, for this notebook" />
      <Rule isDashed />
      <ListRow icon="check" title="Folded box" detail="February, given away" />
    </Column>
  </Phone>
));
