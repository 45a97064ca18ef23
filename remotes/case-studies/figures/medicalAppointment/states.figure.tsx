import type { FigureDrawing } from '../kit/drawFigure';
import { usePalette, type Tone } from '../kit/palette';
import { Text } from '../kit/Text';
import { contrastRatio } from './contrast';
import { HATCH } from './product';
import { SLOT_STATES, type SlotState } from './slotStates';

const TOP = 62;
const STEP = 76;
const SAMPLE = { x: 28, width: 108, height: 46 } as const;

function Sample({ state: { ink, edge, fill, mark }, y }: { state: SlotState; y: number }) {
  const palette = usePalette();
  const { x, width, height } = SAMPLE;
  return (
    <>
      {mark === 'ring' ? (
        <rect
          x={x - 5}
          y={y - 5}
          width={width + 10}
          height={height + 10}
          fill="none"
          stroke={palette.accent}
          strokeWidth={3}
        />
      ) : null}
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill={palette[fill]}
        stroke={palette[edge]}
        strokeWidth={mark === 'dashes' ? 2 : 1.5}
        strokeDasharray={mark === 'dashes' ? '6 4' : undefined}
      />
      {mark === 'sill' ? (
        <rect x={x - 0.75} y={y + height - 5} width={width + 1.5} height={7} fill={palette.accent} />
      ) : null}
      <Text
        x={x}
        y={y + 10}
        width={width}
        size={19}
        weight={700}
        tone={ink}
        align="middle"
        isStruck={mark === 'strike'}
        isLine
      >
        9:10
      </Text>
    </>
  );
}

function Sheet() {
  const palette = usePalette();
  const ratio = (one: Tone, other: Tone) => `${contrastRatio(palette[one], palette[other]).toFixed(1)}`;
  return (
    <>
      <Text x={300} y={26} width={70} size={14} weight={600} tone="redline" align="end" isLine>
        text
      </Text>
      <Text x={382} y={26} width={70} size={14} weight={600} tone="redline" align="end" isLine>
        frame
      </Text>
      {SLOT_STATES.map((state, index) => {
        const y = TOP + index * STEP;
        return (
          <g key={state.name}>
            <Sample state={state} y={y} />
            <Text x={160} y={y} width={150} size={16} weight={700} isLine>
              {state.name}
            </Text>
            <Text x={160} y={y + 23} width={170} size={14} tone="muted" isLine>
              {state.told}
            </Text>
            <Text x={300} y={y + 10} width={70} size={17} align="end" isLine>
              {ratio(state.ink, state.fill)}
            </Text>
            <Text x={382} y={y + 10} width={70} size={17} align="end" isLine>
              {state.mark === 'strike' ? 'none' : ratio(state.edge, 'screen')}
            </Text>
          </g>
        );
      })}
    </>
  );
}

export const states: FigureDrawing = {
  widthPx: 480,
  heightPx: 468,
  product: HATCH,
  background: 'screen',
  draw: () => <Sheet />,
};
