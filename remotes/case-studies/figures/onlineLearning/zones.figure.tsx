import { Dimension } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { usePalette } from '../kit/palette';
import { Text } from '../kit/Text';
import { Tablet } from './parts';
import { TREADLE } from './product';
import { EDGE_WIDTH } from './StepScreen';

const INNER = 580 - EDGE_WIDTH * 2;

function Wireframe() {
  const palette = usePalette();
  const left = EDGE_WIDTH + 22;
  const cell = { fill: palette.card, stroke: palette.lineStrong, strokeDasharray: '5 4' } as const;
  return (
    <>
      <rect x={0} y={0} width={EDGE_WIDTH} height={400} fill={palette.secondWash} stroke={palette.second} />
      <rect
        x={580 - EDGE_WIDTH}
        y={0}
        width={EDGE_WIDTH}
        height={400}
        fill={palette.secondWash}
        stroke={palette.second}
      />
      <rect x={left} y={18} width={INNER - 44} height={18} {...cell} />
      <rect x={left} y={52} width={INNER - 44} height={176} {...cell} />
      <rect x={left} y={246} width={INNER - 44} height={84} {...cell} />
      <rect x={left} y={346} width={INNER - 44} height={32} {...cell} />
      <Text x={left + 14} y={66} width={240} size={15} weight={600} isLine>
        The move, at half speed
      </Text>
      <Text x={left + 14} y={90} width={300} size={13.5} tone="muted" isLine>
        No controls on it, no scrubber
      </Text>
      <Text x={left + 14} y={258} width={240} size={15} weight={600} isLine>
        One sentence
      </Text>
      <Text x={left + 14} y={282} width={330} size={13.5} tone="muted" isLine>
        Two lines at most, 48 px, verbs first
      </Text>
      <Text x={left + 14} y={352} width={330} size={13.5} tone="muted" isLine>
        What can be said aloud
      </Text>
      {(['Again', 'Next'] as const).map((name, index) => (
        <g key={name}>
          <Text
            x={4 + index * (580 - EDGE_WIDTH)}
            y={158}
            width={EDGE_WIDTH - 8}
            size={15}
            weight={600}
            tone="second"
            align="middle"
            isLine
          >
            {name}
          </Text>
          <Text
            x={8 + index * (580 - EDGE_WIDTH)}
            y={184}
            width={EDGE_WIDTH - 16}
            size={13}
            tone="second"
            align="middle"
          >
            all of it, top to foot
          </Text>
        </g>
      ))}
    </>
  );
}

export const zones: FigureDrawing = {
  widthPx: 680,
  heightPx: 520,
  product: TREADLE,
  draw: () => (
    <>
      <Tablet x={40} y={58}>
        <Wireframe />
      </Tablet>
      <Dimension x={50} y={44} length={EDGE_WIDTH} label="144" size={14} />
      <Dimension x={50 + EDGE_WIDTH} y={44} length={INNER} label="736" size={14} />
      <Dimension x={630 - EDGE_WIDTH} y={44} length={EDGE_WIDTH} label="144" size={14} />
      <Dimension x={50} y={504} length={580} label="1024" size={14} />
    </>
  ),
};
