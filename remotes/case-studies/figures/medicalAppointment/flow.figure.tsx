import type { FigureDrawing } from '../kit/drawFigure';
import { Arrow, Down, FlowBox } from '../kit/flow';
import { Text } from '../kit/Text';
import { HATCH } from './product';

const WIDTH = 116;
const COLUMNS = [16, 140, 264, 388] as const;
const NEEDS = ['Something\nnew', 'Something\nyou know', 'I do not\nknow', 'Paper\nonly'];

function Questions() {
  return (
    <>
      <FlowBox x={130} y={24} width={260} title="What do you need?" detail="And for whom" line="ink" />
      {NEEDS.map((title, index) => {
        const x = COLUMNS[index] ?? 0;
        const middle = x + WIDTH / 2;
        return (
          <g key={title}>
            <Arrow
              points={[
                [260, 89],
                [260, 110],
                [middle, 110],
                [middle, 130],
              ]}
            />
            <FlowBox x={x} y={134} width={WIDTH} title={title} />
            <Down x={x} y={199} width={WIDTH} h={54} />
          </g>
        );
      })}
    </>
  );
}

export const flow: FigureDrawing = {
  widthPx: 520,
  heightPx: 640,
  product: HATCH,
  draw: () => (
    <>
      <Questions />
      <FlowBox
        x={16}
        y={254}
        width={232}
        title="When can you come?"
        detail="Soonest, or your own doctor"
        line="accent"
        fill="accentWash"
      />
      <FlowBox x={270} y={254} width={104} title={'A person\nreads it'} line="second" fill="secondWash" />
      <FlowBox x={396} y={254} width={108} title={'A form,\nno visit'} />
      <Arrow
        points={[
          [270, 287],
          [252, 287],
        ]}
      />
      <Arrow
        points={[
          [374, 287],
          [392, 287],
        ]}
      />
      <Down x={16} y={321} width={232} h={64} />
      <FlowBox x={16} y={386} width={232} title="Booked" detail="Place, time, what to bring" />
      <Down x={16} y={450} width={232} h={48} />
      <FlowBox
        x={16}
        y={500}
        width={232}
        title="Before the day"
        detail="Keep it, move it, give it back"
        line="ink"
      />
      <Arrow
        points={[
          [248, 532],
          [276, 532],
        ]}
      />
      <FlowBox
        x={280}
        y={500}
        width={224}
        title="Free again"
        detail="Offered to those who asked"
        line="second"
        fill="secondWash"
      />
      <Arrow
        points={[
          [392, 496],
          [392, 356],
          [200, 356],
          [200, 324],
        ]}
        isDashed
      />
      <Text x={16} y={594} width={488} size={15} tone="muted">
        Solid: one patient. Dashed: the next one.
      </Text>
    </>
  ),
};
