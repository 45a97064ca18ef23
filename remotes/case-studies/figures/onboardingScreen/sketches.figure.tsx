import { Selection } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { Text } from '../kit/Text';
import { DIBBER } from './product';

const HEIGHT = 136;

/** One question fills the screen; four more are behind it. */
const Questions = definePart<object>(
  () => HEIGHT,
  function DrawQuestions({ x, y, width }) {
    const palette = usePalette();
    const left = x + width / 2 - 46;
    return (
      <>
        <rect
          x={left + 16}
          y={y}
          width={76}
          height={110}
          rx={6}
          fill={palette.sunken}
          stroke={palette.lineStrong}
        />
        <rect
          x={left + 8}
          y={y + 9}
          width={76}
          height={114}
          rx={6}
          fill={palette.sunken}
          stroke={palette.lineStrong}
        />
        <rect
          x={left}
          y={y + 18}
          width={76}
          height={118}
          rx={6}
          fill={palette.card}
          stroke={palette.lineStrong}
        />
        <path
          d={`M${left + 12} ${y + 38}h52M${left + 12} ${y + 48}h34`}
          stroke={palette.ink}
          strokeWidth={5}
        />
        {[66, 84, 102].map((top) => (
          <rect
            key={top}
            x={left + 12}
            y={y + top}
            width={52}
            height={12}
            rx={2}
            fill="none"
            stroke={palette.accent}
          />
        ))}
      </>
    );
  },
);

/** A talk with a plant: bubbles left and right. */
const Chat = definePart<object>(
  () => HEIGHT,
  function DrawChat({ x, y, width }) {
    const palette = usePalette();
    const right = x + width;
    return (
      <>
        <rect x={x} y={y} width={104} height={26} rx={13} fill={palette.accentWash} />
        <rect x={right - 62} y={y + 34} width={62} height={22} rx={11} fill={palette.accent} />
        <rect x={x} y={y + 64} width={120} height={26} rx={13} fill={palette.accentWash} />
        <path
          d={[0, 1, 2].map((dot) => `M${x + 16 + dot * 12} ${y + 112}h5`).join('')}
          stroke={palette.lineStrong}
          strokeWidth={5}
        />
        <path d={`M${x + 14} ${y + 13}h70M${x + 14} ${y + 77}h84`} stroke={palette.accent} strokeWidth={4} />
        <path d={`M${right - 50} ${y + 45}h36`} stroke={palette.onAccent} strokeWidth={4} />
      </>
    );
  },
);

/** A sentence with three blanks, and what follows from it under the same roof. */
const Gaps = definePart<object>(
  () => HEIGHT,
  function DrawGaps({ x, y, width }) {
    const palette = usePalette();
    const label = (left: number, top: number, length: number) =>
      `M${left} ${top}h${length}l8 9l-8 9h${-length}z`;
    return (
      <>
        <rect
          x={x}
          y={y}
          width={width}
          height={HEIGHT}
          rx={6}
          fill={palette.card}
          stroke={palette.lineStrong}
        />
        <path
          d={`M${x + 12} ${y + 21}h30M${x + 12} ${y + 45}h20M${x + 98} ${y + 45}h24`}
          stroke={palette.ink}
          strokeWidth={5}
        />
        <path
          d={`${label(x + 50, y + 12, 66)}${label(x + 40, y + 36, 44)}`}
          fill={palette.accentWash}
          stroke={palette.accent}
        />
        <path d={`M${x} ${y + 68}h${width}`} stroke={palette.line} />
        {[82, 100, 118].map((top) => (
          <g key={top}>
            <rect
              x={x + 12}
              y={y + top - 5}
              width={10}
              height={10}
              rx={2}
              fill="none"
              stroke={palette.accent}
            />
            <path
              d={`M${x + 30} ${y + top}h${width - 60 - (top - 82)}`}
              stroke={palette.lineStrong}
              strokeWidth={4}
            />
          </g>
        ))}
      </>
    );
  },
);

const NOTES = [
  ['A  Questions', 'Easy to answer, one by one. Nobody knows how many are left, or what for.'],
  ['B  Talk', 'Friendly for a minute. Slow to correct, and odd on the second visit.'],
  ['C  Sentence', 'All answers in view, and what they lead to right under them.'],
] as const;

const DRAWINGS = [<Questions key="questions" />, <Chat key="chat" />, <Gaps key="gaps" />];

export const sketches: FigureDrawing = {
  widthPx: 640,
  heightPx: 392,
  product: DIBBER,
  draw: () => (
    <>
      {NOTES.map(([title, verdict], index) => (
        <Panel
          key={title}
          x={24 + index * 204}
          y={36}
          width={184}
          pad={16}
          radius={2}
          fill="surface"
          line="line"
          gap={18}
          minHeight={320}
        >
          {DRAWINGS[index]}
          <Column gap={8}>
            <Text size={17} weight={700}>
              {title}
            </Text>
            <Text size={14} tone="muted">
              {verdict}
            </Text>
          </Column>
        </Panel>
      ))}
      <Selection x={428} y={32} width={192} height={328} />
    </>
  ),
};
