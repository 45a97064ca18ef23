import { Column, definePart, Panel, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { Button, Phone, Tick } from '../kit/screen';

const Choice = definePart<{ title: string; detail: string; isOn?: boolean }>(
  40,
  ({ title, detail, isOn = false, ...box }) => (
    <Row {...box} columns={[22, 1]} gap={12} isTop>
      <Tick isOn={isOn} />
      <Titled title={title} detail={detail} detailSize={12.5} gap={1} />
    </Row>
  ),
);

export const lookBack = phoneFigure(() => (
  <Phone title="A year ago today" gap={16} action={<Button>Put these days to rest</Button>}>
    <Panel note={1} gap={8} line="line">
      <Text size={12} tone="muted" isLine text="Wednesday 9 April" />
      <Text isSerif size={16}>
        Rang the hospital at eight. They let me stay until ten.
      </Text>
    </Panel>
    <Titled
      title="Not now?"
      detail="Days at rest are never shown unasked. They stay in the year and in search."
      size={18}
      weight={700}
      gap={4}
    />
    <Column note={2} gap={16}>
      <Choice title="Only this day" detail="9 April" />
      <Choice title="The days around it" detail="2 to 23 April" isOn />
      <Choice title="Everything that names" detail="“hospital”, 11 days" />
    </Column>
    <Text note={3} size={13} weight={600} tone="second" text="You can wake them again in Privacy." />
  </Phone>
));
