import { Note } from '../kit/annotate';
import { Button, Tick } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { definePart } from '../kit/part';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Written } from './parts';
import { DAYMARK } from './product';

const Choice = definePart<{ title: string; detail: string; isOn?: boolean }>(
  () => 40,
  ({ title, detail, isOn = false, ...box }) => (
    <Row {...box} columns={[22, 1]} gap={12} isTop>
      <Tick isOn={isOn} />
      <Column gap={1}>
        <Text size={14} weight={600} isLine>
          {title}
        </Text>
        <Text size={12.5} tone="muted" isLine>
          {detail}
        </Text>
      </Column>
    </Row>
  ),
);

export const lookBack: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: DAYMARK,
  draw: () => (
    <Phone
      header={<AppBar title="A year ago today" />}
      gap={16}
      footer={
        <ActionBar>
          <Button>Put these days to rest</Button>
        </ActionBar>
      }
    >
      <Note n={1} reach={36}>
        <Panel gap={8} line="line">
          <Text size={12} tone="muted" isLine>
            Wednesday 9 April
          </Text>
          <Written>
            <Text size={16}>Rang the hospital at eight. They let me stay until ten.</Text>
          </Written>
        </Panel>
      </Note>
      <Column gap={4}>
        <Text size={18} weight={700}>
          Not now?
        </Text>
        <Text size={13} tone="muted">
          Days at rest are never shown unasked. They stay in the year and in search.
        </Text>
      </Column>
      <Note n={2} reach={36}>
        <Column gap={16}>
          <Choice title="Only this day" detail="9 April" />
          <Choice title="The days around it" detail="2 to 23 April" isOn />
          <Choice title="Everything that names" detail="“hospital”, 11 days" />
        </Column>
      </Note>
      <Note n={3} reach={36}>
        <Text size={13} weight={600} tone="second">
          You can wake them again in Privacy.
        </Text>
      </Note>
    </Phone>
  ),
};
