import { Button } from '../kit/controls';
import { Progress } from '../kit/charts';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { ClockPicture, TIDE_CLOCK } from './parts';
import { RUNG } from './product';

function figure(value: string, label: string) {
  return (
    <Column gap={0}>
      <Text size={20} weight={700} isLine>
        {value}
      </Text>
      <Text size={12} tone="muted" isLine>
        {label}
      </Text>
    </Column>
  );
}

export const draft: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: RUNG,
  draw: () => (
    <Phone
      header={<AppBar title={TIDE_CLOCK.maker} right="heart" />}
      gap={10}
      pad={12}
      footer={
        <ActionBar>
          <Button>Back this project</Button>
        </ActionBar>
      }
    >
      <ClockPicture height={128} />
      <Text size={19} weight={700}>
        {TIDE_CLOCK.title}
      </Text>
      <Progress share={TIDE_CLOCK.share} height={12} />
      <Row gap={8} columns={[0.3, 0.38, 0.32]}>
        {figure('73%', 'funded')}
        {figure('164', 'backers')}
        {figure('9 days', 'to go')}
      </Row>
      <Panel fill="secondWash" pad={10}>
        <Text size={13} weight={600} tone="second" align="middle" isLine>
          Hurry, 12 people are looking
        </Text>
      </Panel>
      <Text size={13} tone="muted">
        A handmade clock that shows the height of the tide for any harbour. We have dreamt of it for years and
        need your help to make it real…
      </Text>
      <Text size={13} weight={600} tone="accent">
        Read the whole story
      </Text>
    </Phone>
  ),
};
