import { figure, Text } from '../kit/drawing';
import { Arrow, FlowBox } from '../kit/marks';
import { Plate } from './parts';

const QUESTIONS = [
  ['Seen before the turn?', 'From the pavement, on foot'],
  ['One of its kind in sight?', 'Two banks make a coin toss'],
  ['There at night, next year?', 'No shop windows, no scaffolding'],
  ['Told in three words?', 'By someone new in town'],
] as const;
const REJECTED = ['the fountain', 'the bank', 'the café', 'a façade'] as const;

const STEP = 104;
const TOP = 28;

export const choosing = figure(
  [480, 540],
  () => (
    <>
      {QUESTIONS.map(([title, detail], index) => {
        const y = TOP + index * STEP;
        return (
          <g key={title}>
            <FlowBox at={[24, y, 272]} title={title} detail={detail} kind="question" />
            <Arrow points={`160,${y + 73} 160,${y + STEP - 4}`} />
            <Text at={[170, y + 74, 40]} size={13} weight={600} isLine text="yes" />
            <Arrow points={`296,${y + 32} 336,${y + 32}`} />
            <Text at={[303, y + 11, 30]} size={13} weight={600} isLine text="no" />
            <Text
              at={[346, y + 22, 120]}
              size={15}
              tone="muted"
              isStruck
              isLine
              text={REJECTED[index] ?? ''}
            />
          </g>
        );
      })}
      <Plate at={[24, TOP + 4 * STEP, 288]} height={52} size={19}>
        the brick arches
      </Plate>
      <Text at={[336, TOP + 4 * STEP + 4, 124]} size={13} tone="muted">
        None? The street’s name.
      </Text>
    </>
  ),
  { floor: 15, narrow: [[[22, 0, 444, 540]]] },
);
