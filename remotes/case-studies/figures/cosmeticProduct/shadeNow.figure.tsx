import { Note } from '../kit/annotate';
import { Button, Segments } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Row } from '../kit/layout';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Ground, ShadeRow } from './parts';
import { SLOE } from './product';
import { UNDERTONES } from './shades';

export const shadeNow: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: SLOE,
  draw: () => (
    <Phone
      header={<AppBar title="Skin tint" right="list" />}
      gap={14}
      pad={12}
      footer={
        <ActionBar>
          <Note n={4} reach={40}>
            <Button radius={24}>Try these three, £2.40</Button>
          </Note>
          <Text size={12.5} tone="muted" align="middle" isLine>
            Taken off your first jar
          </Text>
        </ActionBar>
      }
    >
      <Note n={1}>
        <Ground gap={20} pad={20}>
          <ShadeRow depth={4} undertone="warm" height={48} remark="a step lighter" />
          <ShadeRow depth={5} undertone="warm" height={64} remark="chosen" isChosen />
          <ShadeRow depth={6} undertone="warm" height={48} remark="a step deeper" />
        </Ground>
      </Note>
      <Note n={2}>
        <Column gap={7}>
          <Text size={13} weight={600} isLine>
            Same depth, other undertone
          </Text>
          <Segments options={UNDERTONES} selected={2} />
        </Column>
      </Note>
      <Note n={3}>
        <Text size={13.5}>Medium, leaning to gold. If silver suits you better, look at 5 neutral.</Text>
      </Note>
      <Row columns={[1, 120]}>
        <Text size={14} weight={600} isLine>
          Jar, 30 ml £18.00
        </Text>
        <Text size={14} tone="muted" align="end" isLine>
          Refill £13.00
        </Text>
      </Row>
    </Phone>
  ),
};
