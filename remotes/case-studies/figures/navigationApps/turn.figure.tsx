import { Note } from '../kit/annotate';
import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Row } from '../kit/layout';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Plate, SceneView } from './parts';
import { FINGERPOST } from './product';

export const turn: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: FINGERPOST,
  draw: () => (
    <Phone
      header={<AppBar title="5 of 6" left="back" right="sound" />}
      pad={14}
      gap={13}
      footer={
        <ActionBar>
          <Note n={4} reach={40}>
            <Row gap={10}>
              <Button kind="outline" size={14} radius={4}>
                I cannot see it
              </Button>
              <Button size={14} radius={4}>
                I am past it
              </Button>
            </Row>
          </Note>
        </ActionBar>
      }
    >
      <Note n={1} reach={38}>
        <Text size={25} weight={700}>
          Pass the chemist on your left, towards the brick arches
        </Text>
      </Note>
      <Note n={2} reach={38}>
        <SceneView height={200} view={[0, 8, 320, 216]} isMarked />
      </Note>
      <Plate height={46}>Mill Street</Plate>
      <Note n={3} reach={38}>
        <Column gap={3}>
          <Text size={14} weight={600} isLine>
            You are right if
          </Text>
          <Text size={15}>you walk under a railway line after three minutes.</Text>
        </Column>
      </Note>
    </Phone>
  ),
};
