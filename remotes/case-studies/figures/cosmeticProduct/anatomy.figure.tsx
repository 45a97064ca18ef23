import { Column, figure, Rect, Row, Text, Titled } from '../kit/drawing';
import { Dimension } from '../kit/marks';
import { PaletteContext } from '../kit/palette';
import { DAYLIGHT, GROUND, Stroke } from './parts';

function state(title: string, detail: string, drawing: 'resting' | 'chosen' | 'gone') {
  return (
    <Column gap={14}>
      <Stroke
        depth={drawing === 'gone' ? 7 : 3}
        undertone={drawing === 'gone' ? 'neutral' : 'olive'}
        height={44}
        isChosen={drawing === 'chosen'}
      />
      <Titled title={title} detail={detail} detailSize={12.5} />
    </Column>
  );
}

export const anatomy = figure([640, 420], () => (
  <>
    <Rect at={[24, 24, 592, 372]} rx={20} fill={GROUND} />
    <PaletteContext value={DAYLIGHT}>
      <Stroke at={[112, 84, 220]} height={96} depth={5} undertone="warm" isChosen />
      <Titled
        at={[361, 102, 220]}
        title="5 warm"
        detail="a step deeper than yours"
        size={26}
        weight={700}
        detailSize={14}
      />
      <Dimension x={112} y={62} length={220} label="136" />
      <Dimension x={88} y={84} length={96} label="" isVertical />
      <Text at={[36, 112, 44]} size={13} weight={600} tone="redline" align="end" text="44 to 64" />
      <Dimension x={332} y={213} length={29} label="18" />
      <Row at={[52, 252, 536]} gap={36} isTop>
        {state('Resting', 'Rim of 1 px, 3:1 against the field for every shade', 'resting')}
        {state('Chosen', 'Ring of 2.5 px, clear of the colour by 5 px', 'chosen')}
        {state('Back on 4 Dec', 'Kept in full colour: a gap in the map is no answer', 'gone')}
      </Row>
    </PaletteContext>
  </>
));
