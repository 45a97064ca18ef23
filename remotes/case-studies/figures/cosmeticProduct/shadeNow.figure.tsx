import { Column, phoneFigure, Row, Text } from '../kit/drawing';
import { ActionBar, Button, Phone, Segments } from '../kit/screen';
import { Ground, ShadeRow } from './parts';
import { UNDERTONES } from './shades';

export const shadeNow = phoneFigure(() => (
  <Phone
    title="Skin tint"
    right="list"
    gap={14}
    pad={12}
    footer={
      <ActionBar>
        <Button note={4} noteReach={40} radius={24}>
          Try these three, £2.40
        </Button>
        <Text size={12.5} tone="muted" align="middle" isLine text="Taken off your first jar" />
      </ActionBar>
    }
  >
    <Ground note={1} gap={20} pad={20}>
      <ShadeRow depth={4} undertone="warm" height={48} remark="a step lighter" />
      <ShadeRow depth={5} undertone="warm" height={64} remark="chosen" isChosen />
      <ShadeRow depth={6} undertone="warm" height={48} remark="a step deeper" />
    </Ground>
    <Column note={2} gap={7}>
      <Text size={13} weight={600} isLine text="Same depth, other undertone" />
      <Segments options={UNDERTONES} selected={2} />
    </Column>
    <Text note={3} size={13.5}>
      Medium, leaning to gold. If silver suits you better, look at 5 neutral.
    </Text>
    <Row columns={[1, 120]}>
      <Text size={14} weight={600} isLine text="Jar, 30 ml £18.00" />
      <Text size={14} tone="muted" align="end" isLine text="Refill £13.00" />
    </Row>
  </Phone>
));
