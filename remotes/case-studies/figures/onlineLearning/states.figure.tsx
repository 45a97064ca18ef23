import type { FigureDrawing } from '../kit/drawFigure';
import { Arrow, Down, FlowBox } from '../kit/flow';
import { Column } from '../kit/layout';
import { Text } from '../kit/Text';
import { TREADLE } from './product';

export const states: FigureDrawing = {
  widthPx: 640,
  heightPx: 356,
  product: TREADLE,
  draw: () => (
    <>
      <Column x={196} y={32} width={248}>
        <FlowBox title="Spoken once" detail="Film and voice, full speed" />
        <Down h={36} />
        <FlowBox
          title="Loops in silence"
          detail="Half speed, as long as it takes"
          fill="secondWash"
          line="second"
        />
        <Down h={54} />
        <FlowBox title="Next step" detail="Spoken once, and so on" fill="accentWash" line="accent" />
      </Column>
      <Text x={330} y={216} width={230} size={13} weight={600} tone="accent" isLine>
        “next”, edge, knuckle, pedal
      </Text>
      <FlowBox x={28} y={112} width={112} title="Slower" detail="A quarter of the speed" />
      <Arrow
        points={[
          [192, 138],
          [144, 138],
        ]}
      />
      <Arrow
        points={[
          [140, 162],
          [192, 162],
        ]}
        isDashed
      />
      <FlowBox x={500} y={112} width={112} title="Stuck" detail="Which is yours?" line="ink" />
      <Arrow
        points={[
          [444, 138],
          [496, 138],
        ]}
      />
      <Arrow
        points={[
          [500, 162],
          [448, 162],
        ]}
        isDashed
      />
      <FlowBox
        x={28}
        y={226}
        width={128}
        title="Dims"
        detail="After ten minutes; the place is kept"
        isDashed
      />
      <Arrow
        points={[
          [196, 188],
          [176, 188],
          [176, 264],
          [160, 264],
        ]}
        isDashed
      />
    </>
  ),
};
