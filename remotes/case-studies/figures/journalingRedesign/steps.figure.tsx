import { Dimension } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Down, FlowBox } from '../kit/flow';
import { Column } from '../kit/layout';
import { Text } from '../kit/Text';
import { DAYMARK } from './product';

export const steps: FigureDrawing = {
  widthPx: 480,
  heightPx: 600,
  product: DAYMARK,
  draw: () => (
    <>
      <Text x={28} y={24} width={200} size={17} weight={700} isLine>
        Version one
      </Text>
      <Column x={28} y={58} width={186}>
        <FlowBox title="Unlock phone" />
        <Down />
        <FlowBox title="Dismiss streak" isDashed />
        <Down />
        <FlowBox title="Choose a face" isDashed />
        <Down />
        <FlowBox title="Write 50 words" line="accent" fill="accentWash" />
        <Down />
        <FlowBox title="Add a tag" isDashed />
        <Down />
        <FlowBox title="Save" />
        <Down />
        <FlowBox title="Close the praise" isDashed />
      </Column>
      <Text x={266} y={24} width={200} size={17} weight={700} isLine>
        Redesign
      </Text>
      <Column x={266} y={58} width={186}>
        <FlowBox title="Unlock phone" />
        <Down />
        <FlowBox title="Write one line" line="accent" fill="accentWash" />
        <Down />
        <FlowBox title="Put it away" />
      </Column>
      <Dimension x={28} y={568} length={186} label="7 steps" labelWidth={90} size={14} />
      <Dimension x={266} y={296} length={186} label="3 steps" labelWidth={90} size={14} />
    </>
  ),
};
