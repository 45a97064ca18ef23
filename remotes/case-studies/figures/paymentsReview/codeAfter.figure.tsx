import { Note } from '../kit/annotate';
import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Keypad } from './parts';
import { SIXPENCE } from './product';

export const codeAfter: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: SIXPENCE,
  draw: () => (
    <Phone header={<AppBar title="Register, step 2 of 3" />} footer={<Keypad />} gap={11} pad={12}>
      <Column gap={4}>
        <Text size={17} weight={700}>
          Type the code from our text
        </Text>
        <Note n={1} reach={36}>
          <Row columns={[1, 66]}>
            <Text size={12.5} isLine>
              Four digits, to 07700 900418
            </Text>
            <Text size={12.5} weight={600} tone="accent" align="end" isLine>
              Change
            </Text>
          </Row>
        </Note>
      </Column>
      <Note n={2} reach={36}>
        <Panel pad={11} padX={14} line="danger" lineWidth={2} radius={8}>
          <Text size={23} weight={600} spacing={10} isLine>
            4817
          </Text>
        </Panel>
      </Note>
      <Note n={3} reach={36}>
        <Text size={13} tone="danger" weight={600}>
          This is not the code in our text. You have 2 more tries.
        </Text>
      </Note>
      <Note n={4} reach={36}>
        <Panel pad={11} fill="secondWash" radius={8}>
          <Text size={12.5}>No text? Ask again from 10:26, or let us call and say it.</Text>
        </Panel>
      </Note>
      <Button height={44}>Go on</Button>
    </Phone>
  ),
};
