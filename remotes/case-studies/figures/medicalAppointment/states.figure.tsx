import { contrastRatio } from '../kit/contrast';
import { figure, Rect, Text, type Tone, usePalette } from '../kit/drawing';
import { SLOT_STATES, type SlotState } from './slotStates';

const TOP = 62;
const STEP = 76;
const SAMPLE = { x: 28, width: 108, height: 46 } as const;

function Sample({ state: { ink, edge, fill, mark }, y }: { state: SlotState; y: number }) {
  const { x, width, height } = SAMPLE;
  return (
    <>
      {mark === 'ring' ? (
        <Rect at={[x - 5, y - 5, width + 10, height + 10]} line="accent" lineWidth={3} />
      ) : null}
      <Rect
        at={[x, y, width, height]}
        fill={fill}
        line={edge}
        lineWidth={mark === 'dashes' ? 2 : 1.5}
        dash={mark === 'dashes' ? '6 4' : undefined}
      />
      {mark === 'sill' ? <Rect at={[x - 0.75, y + height - 5, width + 1.5, 7]} fill="accent" /> : null}
      <Text
        at={[x, y + 10, width]}
        size={19}
        weight={700}
        tone={ink}
        align="middle"
        isStruck={mark === 'strike'}
        isLine
        text="9:10"
      />
    </>
  );
}

function Sheet() {
  const palette = usePalette();
  const ratio = (one: Tone, other: Tone) => `${contrastRatio(palette[one], palette[other]).toFixed(1)}`;
  return (
    <>
      <Text at={[300, 26, 70]} size={14} weight={600} tone="redline" align="end" isLine text="text" />
      <Text at={[382, 26, 70]} size={14} weight={600} tone="redline" align="end" isLine text="frame" />
      {SLOT_STATES.map((state, index) => {
        const y = TOP + index * STEP;
        return (
          <g key={state.name}>
            <Sample state={state} y={y} />
            <Text at={[160, y, 150]} size={16} weight={700} isLine text={state.name} />
            <Text at={[160, y + 23, 170]} size={14} tone="muted" isLine text={state.cue} />
            <Text at={[300, y + 10, 70]} size={17} align="end" isLine>
              {ratio(state.ink, state.fill)}
            </Text>
            <Text at={[382, y + 10, 70]} size={17} align="end" isLine>
              {state.mark === 'strike' ? 'none' : ratio(state.edge, 'screen')}
            </Text>
          </g>
        );
      })}
    </>
  );
}

export const states = figure([480, 468, 'screen'], () => <Sheet />, {
  floor: 15,
  narrow: [[[22, 0, 444, 468]]],
});
