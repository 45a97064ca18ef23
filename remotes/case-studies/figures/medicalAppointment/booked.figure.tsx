import { Note } from '../kit/annotate';
import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Icon, type IconName } from '../kit/icons';
import { Column, Row } from '../kit/layout';
import { Rule } from '../kit/lists';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { LaneMark, SillCard } from './parts';
import { HATCH } from './product';

function fact(icon: IconName, title: string, detail: string) {
  return (
    <Row columns={[22, 1]} gap={12} isTop>
      <Icon name={icon} size={22} tone="accent" />
      <Column gap={1}>
        <Text size={14} weight={600} isLine>
          {title}
        </Text>
        <Text size={12.5} tone="muted">
          {detail}
        </Text>
      </Column>
    </Row>
  );
}

export const booked: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: HATCH,
  draw: () => (
    <Phone
      header={<AppBar title="Your appointment" right="share" />}
      gap={16}
      footer={
        <ActionBar>
          <Note n={3}>
            <Row gap={10}>
              <Button kind="outline" radius={3} size={14}>
                Move it
              </Button>
              <Button kind="outline" radius={3} size={14}>
                I cannot come
              </Button>
            </Row>
          </Note>
          <Text size={12.5} tone="muted" align="middle" isLine>
            By 8:10 it can go to somebody else
          </Text>
        </ActionBar>
      }
    >
      <Note n={1} reach={36}>
        <SillCard sill="second" pad={16} gap={4}>
          <Row columns={[14, 1]} gap={8}>
            <LaneMark lane="soonest" />
            <Text size={14} weight={600} tone="second" isLine>
              Tomorrow, Tue 17 March
            </Text>
          </Row>
          <Text size={62} weight={700} isLine>
            9:10
          </Text>
          <Text size={14} isLine>
            Nurse Quill, in person
          </Text>
        </SillCard>
      </Note>
      <Note n={2} reach={36}>
        <Column gap={11}>
          {fact('pin', 'Side door, Mill Lane', 'No step. Ring if the door is heavy')}
          <Rule />
          {fact('check', 'Tap “I am here” from 9:00', 'No queue, and no name called out')}
          <Rule />
          {fact('clock', 'Ten minutes, one matter', 'Two matters? Ask for twenty, today')}
          <Rule />
          {fact('list', 'Bring what you take', 'Boxes, or a photo of them')}
        </Column>
      </Note>
    </Phone>
  ),
};
