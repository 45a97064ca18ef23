import type { FigureDrawing } from '../kit/drawFigure';
import { Arrow, Down, FlowBox } from '../kit/flow';
import { Column, Row } from '../kit/layout';
import { Text } from '../kit/Text';
import { SLOE } from './product';

export const loop: FigureDrawing = {
  widthPx: 640,
  heightPx: 520,
  product: SLOE,
  draw: () => (
    <>
      <Row x={28} y={32} width={584} gap={16} isTop>
        <FlowBox title="A shade I own" detail="By brand and name" />
        <FlowBox title="By eye" detail="A place on the map" />
        <FlowBox title="Two questions" detail="Sun, and jewellery" />
      </Row>
      {[119, 320, 521].map((x) => (
        <Arrow
          key={x}
          points={[
            [x, 98],
            [x, 126],
          ]}
        />
      ))}
      <Column x={28} y={132} width={584}>
        <FlowBox
          title="One shade and its two neighbours"
          detail="Always three, never a single answer"
          fill="accentWash"
          line="accent"
        />
        <Down h={30} />
      </Column>
      <Column x={176} y={224} width={288}>
        <FlowBox title="Three sachets by post, £2.40" detail="Numbered A, B, C" />
        <Down h={30} />
        <FlowBox title="By the window, on the jaw" detail="Which one disappeared?" line="ink" />
        <Down h={48} />
        <FlowBox
          title="Jar, less £2.40"
          detail="The shade is kept on the map"
          fill="accentWash"
          line="accent"
        />
      </Column>
      <Text x={332} y={392} width={120} size={13} weight={600} tone="accent" isLine>
        one of them
      </Text>
      <FlowBox
        x={512}
        y={310}
        width={100}
        title="A step"
        detail="One more sachet, free"
        fill="secondWash"
        line="second"
      />
      <Arrow
        points={[
          [464, 347],
          [508, 347],
        ]}
      />
      <Text x={464} y={325} width={44} size={13} weight={600} tone="second" align="middle" isLine>
        none
      </Text>
      <Arrow
        points={[
          [562, 306],
          [562, 202],
        ]}
        isDashed
      />
      <FlowBox x={28} y={310} width={100} title="Leave it" detail="Nothing more is sent" isDashed />
      <Arrow
        points={[
          [176, 347],
          [132, 347],
        ]}
        isDashed
      />
    </>
  ),
};
