import type { FigureDrawing } from '../kit/drawFigure';
import { Arrow, FlowBox } from '../kit/flow';
import { Text } from '../kit/Text';
import { Plate } from './parts';
import { FINGERPOST } from './product';

const QUESTIONS = [
  ['Seen before the turn?', 'From the pavement, at walking pace'],
  ['One of its kind in sight?', 'Two banks make a coin toss'],
  ['There at night, next year?', 'No shop windows, no scaffolding'],
  ['Told in three words?', 'By someone new in town'],
] as const;
const REJECTED = ['the fountain', 'the bank', 'the café', 'a façade'] as const;

const STEP = 104;
const TOP = 28;

export const choosing: FigureDrawing = {
  widthPx: 480,
  heightPx: 540,
  product: FINGERPOST,
  draw: () => (
    <>
      {QUESTIONS.map(([title, detail], index) => {
        const y = TOP + index * STEP;
        return (
          <g key={title}>
            <FlowBox x={24} y={y} width={272} title={title} detail={detail} line="ink" />
            <Arrow
              points={[
                [160, y + 65],
                [160, y + STEP - 4],
              ]}
            />
            <Text x={170} y={y + 74} width={40} size={13} weight={600} isLine>
              yes
            </Text>
            <Arrow
              points={[
                [296, y + 32],
                [336, y + 32],
              ]}
            />
            <Text x={303} y={y + 11} width={30} size={13} weight={600} isLine>
              no
            </Text>
            <Text x={346} y={y + 22} width={120} size={15} tone="muted" isStruck isLine>
              {REJECTED[index] ?? ''}
            </Text>
          </g>
        );
      })}
      <Plate x={24} y={TOP + 4 * STEP} width={288} height={52} size={19}>
        the brick arches
      </Plate>
      <Text x={336} y={TOP + 4 * STEP + 4} width={124} size={13} tone="muted">
        None left? Then the street’s name.
      </Text>
    </>
  ),
};
