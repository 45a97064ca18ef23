import { Note } from '../kit/annotate';
import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { ClockPicture, RungBar, RungStep, TIDE_CLOCK } from './parts';
import { RUNG } from './product';

export const project: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: RUNG,
  draw: () => (
    <Phone
      header={<AppBar title={TIDE_CLOCK.maker} right="share" />}
      gap={10}
      pad={12}
      footer={
        <ActionBar>
          <Note n={4} reach={40}>
            <Button>Choose a reward</Button>
          </Note>
        </ActionBar>
      }
    >
      <ClockPicture height={128} />
      <Text size={19} weight={700}>
        {TIDE_CLOCK.title}
      </Text>
      <Note n={1} reach={36}>
        <Column gap={6}>
          <Row columns={[1, 110]}>
            <Text size={14} weight={600} isLine>
              £13,140 of £18,000
            </Text>
            <Text size={13} tone="muted" align="end" isLine>
              Closes 30 Nov
            </Text>
          </Row>
          <RungBar share={TIDE_CLOCK.share} />
        </Column>
      </Note>
      <Panel pad={8} padX={10}>
        <RungStep title="1 Working prototype" detail="Shown: 60 days outdoors" amount="£3,600" state="done" />
        <Note n={2} reach={46}>
          <RungStep title="2 Materials" detail="Needs: supplier quotes" amount="£7,200" state="open" />
        </Note>
        <Note n={3} reach={46}>
          <RungStep title="3 Made and posted" detail="Needs: first 20 packed" amount="£7,200" state="later" />
        </Note>
      </Panel>
    </Phone>
  ),
};
