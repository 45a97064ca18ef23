import { figure, Rect, Text, usePalette } from '../kit/drawing';
import { Dimension } from '../kit/marks';
import { Tablet } from './parts';
import { EDGE_WIDTH } from './StepScreen';

const INNER = 580 - EDGE_WIDTH * 2;

function Wireframe() {
  const palette = usePalette();
  const left = EDGE_WIDTH + 22;
  const cell = { fill: palette.card, stroke: palette.lineStrong, strokeDasharray: '5 4' } as const;
  return (
    <>
      <Rect at={[0, 0, EDGE_WIDTH, 400]} fill="secondWash" line="second" />
      <Rect at={[580 - EDGE_WIDTH, 0, EDGE_WIDTH, 400]} fill="secondWash" line="second" />
      <rect x={left} y={18} width={INNER - 44} height={18} {...cell} />
      <rect x={left} y={52} width={INNER - 44} height={176} {...cell} />
      <rect x={left} y={246} width={INNER - 44} height={84} {...cell} />
      <rect x={left} y={346} width={INNER - 44} height={32} {...cell} />
      <Text at={[left + 14, 66, 240]} size={15} weight={600} isLine text="The move, at half speed" />
      <Text at={[left + 14, 90, 300]} size={13.5} tone="muted" isLine>
        No controls on it, no scrubber
      </Text>
      <Text at={[left + 14, 258, 240]} size={15} weight={600} isLine text="One sentence" />
      <Text at={[left + 14, 282, 330]} size={13.5} tone="muted" isLine>
        Two lines at most, 48 px, verbs first
      </Text>
      <Text at={[left + 14, 352, 330]} size={13.5} tone="muted" isLine text="What can be said aloud" />
      {(['Again', 'Next'] as const).map((name, index) => (
        <g key={name}>
          <Text
            at={[4 + index * (580 - EDGE_WIDTH), 158, EDGE_WIDTH - 8]}
            size={15}
            weight={600}
            tone="second"
            align="middle"
            isLine
            text={name}
          />
          <Text
            at={[8 + index * (580 - EDGE_WIDTH), 184, EDGE_WIDTH - 16]}
            size={13}
            tone="second"
            align="middle"
            text="all of it, top to foot"
          />
        </g>
      ))}
    </>
  );
}

export const zones = figure([680, 520], () => (
  <>
    <Tablet x={40} y={58}>
      <Wireframe />
    </Tablet>
    <Dimension x={50} y={44} length={EDGE_WIDTH} label="144" size={14} />
    <Dimension x={50 + EDGE_WIDTH} y={44} length={INNER} label="736" size={14} />
    <Dimension x={630 - EDGE_WIDTH} y={44} length={EDGE_WIDTH} label="144" size={14} />
    <Dimension x={50} y={504} length={580} label="1024" size={14} />
  </>
));
