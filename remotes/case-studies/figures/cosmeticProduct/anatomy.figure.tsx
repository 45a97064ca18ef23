import { Dimension } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Row } from '../kit/layout';
import { PaletteContext } from '../kit/palette';
import { Text } from '../kit/Text';
import { DAYLIGHT, GROUND, Stroke } from './parts';
import { SLOE } from './product';

function state(title: string, detail: string, drawing: 'resting' | 'chosen' | 'gone') {
  return (
    <Column gap={14}>
      <Stroke
        depth={drawing === 'gone' ? 7 : 3}
        undertone={drawing === 'gone' ? 'neutral' : 'olive'}
        height={44}
        isChosen={drawing === 'chosen'}
      />
      <Column gap={2}>
        <Text size={14} weight={600} isLine>
          {title}
        </Text>
        <Text size={12.5} tone="muted">
          {detail}
        </Text>
      </Column>
    </Column>
  );
}

export const anatomy: FigureDrawing = {
  widthPx: 640,
  heightPx: 420,
  product: SLOE,
  draw: () => (
    <>
      <rect x={24} y={24} width={592} height={372} rx={20} fill={GROUND} />
      <PaletteContext value={DAYLIGHT}>
        <Stroke x={112} y={84} width={220} height={96} depth={5} undertone="warm" isChosen />
        <Column x={361} y={102} width={220} gap={2}>
          <Text size={26} weight={700} isLine>
            5 warm
          </Text>
          <Text size={14} tone="muted" isLine>
            a step deeper than yours
          </Text>
        </Column>
        <Dimension x={112} y={62} length={220} label="136" />
        <Dimension x={88} y={84} length={96} label="" isVertical />
        <Text x={36} y={112} width={44} size={13} weight={600} tone="redline" align="end">
          44 to 64
        </Text>
        <Dimension x={332} y={213} length={29} label="18" />
        <Row x={52} y={252} width={536} gap={36} isTop>
          {state('Resting', 'Rim of 1 px, 3:1 against the field for every shade', 'resting')}
          {state('Chosen', 'Ring of 2.5 px, clear of the colour by 5 px', 'chosen')}
          {state('Back on 4 Dec', 'Kept in full colour: a gap in the map is no answer', 'gone')}
        </Row>
      </PaletteContext>
    </>
  ),
};
