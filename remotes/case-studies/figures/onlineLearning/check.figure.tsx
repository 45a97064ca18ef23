import { Note } from '../kit/annotate';
import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel } from '../kit/layout';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Booklet } from './parts';
import { TREADLE } from './product';

function option(name: string, fault: 'none' | 'middle' | 'slack', isChosen = false) {
  return (
    <Panel
      pad={8}
      gap={6}
      radius={3}
      line={isChosen ? 'second' : 'line'}
      lineWidth={isChosen ? 2.5 : 1}
      fill={isChosen ? 'secondWash' : 'card'}
    >
      <Booklet height={60} stitches={4} isWrong={fault === 'middle'} isSlack={fault === 'slack'} />
      <Text size={14} weight={600} isLine>
        {name}
      </Text>
    </Panel>
  );
}

export const check: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: TREADLE,
  draw: () => (
    <Phone
      header={<AppBar title="Stuck at step 7" left="close" />}
      gap={10}
      pad={12}
      footer={
        <ActionBar>
          <Button radius={3}>Done, back to step 7</Button>
        </ActionBar>
      }
    >
      <Text size={18} weight={700} isLine>
        Which one is yours?
      </Text>
      <Note n={1}>
        <Column gap={8}>
          {option('As it should be', 'none')}
          {option('It went into hole 3', 'middle', true)}
          {option('The thread is slack', 'slack')}
        </Column>
      </Note>
      <Note n={2}>
        <Panel fill="accentWash" radius={3} pad={12} gap={4}>
          <Text size={14} weight={600}>
            Draw the thread back to 2.
          </Text>
          <Text size={13}>Nothing is harmed: the hole was there anyway, and linen stands a second pull.</Text>
        </Panel>
      </Note>
    </Phone>
  ),
};
