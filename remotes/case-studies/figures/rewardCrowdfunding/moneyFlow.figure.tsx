import type { FigureDrawing } from '../kit/drawFigure';
import { Arrow, Down, FlowBox } from '../kit/flow';
import { Column } from '../kit/layout';
import { Text } from '../kit/Text';
import { RUNG } from './product';

export const moneyFlow: FigureDrawing = {
  widthPx: 480,
  heightPx: 660,
  product: RUNG,
  draw: () => (
    <>
      <Column x={28} y={32} width={250}>
        <FlowBox title="Pledge" detail="Card is checked, nothing is taken" />
        <Down h={30} />
        <FlowBox title="Closing day" detail="Is the goal met?" line="ink" />
        <Down h={46} />
        <FlowBox
          title="Money is taken and held"
          detail="Not by the maker, not by Rung"
          fill="accentWash"
          line="accent"
        />
        <Down h={30} />
        <FlowBox title="Maker shows evidence" detail="For the next rung only" />
        <Down h={30} />
        <FlowBox title="Seven days to ask" detail="Do half the backers want a hold?" line="ink" />
        <Down h={46} />
        <FlowBox
          title="Rung is paid"
          detail="20, then 40, then 40 per cent"
          fill="accentWash"
          line="accent"
        />
      </Column>
      <Text x={162} y={216} width={40} size={13} weight={600} tone="accent" isLine>
        yes
      </Text>
      <Text x={162} y={500} width={40} size={13} weight={600} tone="accent" isLine>
        no
      </Text>
      <FlowBox
        x={336}
        y={128}
        width={120}
        title="Lapses"
        detail="No charge"
        fill="secondWash"
        line="second"
      />
      <Arrow
        points={[
          [278, 160],
          [332, 160],
        ]}
      />
      <Text x={290} y={138} width={40} size={13} weight={600} tone="second" isLine>
        no
      </Text>
      <FlowBox
        x={336}
        y={412}
        width={120}
        title="Held"
        detail="Maker answers first"
        fill="secondWash"
        line="second"
      />
      <Arrow
        points={[
          [278, 456],
          [332, 456],
        ]}
      />
      <Text x={288} y={434} width={40} size={13} weight={600} tone="second" isLine>
        yes
      </Text>
      <Arrow
        points={[
          [396, 408],
          [396, 356],
          [282, 356],
        ]}
        isDashed
      />
      <Arrow
        points={[
          [28, 600],
          [12, 600],
          [12, 340],
          [24, 340],
        ]}
        isDashed
      />
    </>
  ),
};
