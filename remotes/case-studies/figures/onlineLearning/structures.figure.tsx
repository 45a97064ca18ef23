import { Selection } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { Text } from '../kit/Text';
import { Seam } from './parts';
import { TREADLE } from './product';

const HEIGHT = 128;

const Chapters = definePart<object>(
  () => HEIGHT,
  function DrawChapters({ x, y, width }) {
    const palette = usePalette();
    return (
      <>
        <rect x={x} y={y} width={width} height={96} fill={palette.accentWash} stroke={palette.lineStrong} />
        <path d={`M${x + width / 2 - 10} ${y + 32}l26 16-26 16z`} fill={palette.accent} />
        <path d={`M${x} ${y + 112}h${width}`} stroke={palette.lineStrong} strokeWidth={3} />
        <path
          d={[0.18, 0.31, 0.6, 0.82].map((share) => `M${x + share * width} ${y + 105}v14`).join('')}
          stroke={palette.accent}
          strokeWidth={3}
        />
      </>
    );
  },
);

const Page = definePart<object>(
  () => HEIGHT,
  function DrawPage({ x, y, width }) {
    const palette = usePalette();
    const left = x + 22;
    const right = x + width - 22;
    return (
      <>
        <path
          d={`M${left} ${y + HEIGHT}V${y}h${right - left}V${y + HEIGHT}`}
          fill={palette.card}
          stroke={palette.lineStrong}
        />
        <rect x={left + 10} y={y + 10} width={44} height={34} fill={palette.accentWash} />
        <rect x={left + 10} y={y + 84} width={44} height={34} fill={palette.accentWash} />
        <path
          d={`M${left + 62} ${y + 15}h34M${left + 62} ${y + 26}h28M${left + 62} ${y + 37}h36M${left + 10} ${y + 56}h88M${left + 10} ${y + 66}h76M${left + 62} ${y + 90}h34M${left + 62} ${y + 101}h30M${left + 62} ${y + 112}h36`}
          stroke={palette.lineStrong}
          strokeWidth={3}
        />
      </>
    );
  },
);

const Waiting = definePart<object>(
  () => HEIGHT,
  function DrawWaiting({ x, y, width }) {
    const palette = usePalette();
    return (
      <>
        <rect x={x} y={y} width={width} height={HEIGHT} fill={palette.card} stroke={palette.lineStrong} />
        <rect x={x} y={y} width={28} height={HEIGHT} fill={palette.accentWash} />
        <rect x={x + width - 28} y={y} width={28} height={HEIGHT} fill={palette.accent} />
        <Seam x={x + 40} y={y + 14} width={width - 80} of={5} at={2} height={6} />
        <path d={`M${x + 48} ${y + 62}q28 -30 56 0`} fill="none" stroke={palette.second} strokeWidth={4} />
        <circle cx={x + 48} cy={y + 62} r={4} fill={palette.ink} />
        <circle cx={x + 104} cy={y + 62} r={4} fill={palette.ink} />
        <path
          d={`M${x + 40} ${y + 92}h${width - 88}M${x + 40} ${y + 108}h44`}
          stroke={palette.ink}
          strokeWidth={7}
        />
      </>
    );
  },
);

const NOTES = [
  ['A  Film', 'Chapters help to find a move. Then it runs on while my hands are still busy.'],
  ['B  Page', 'It waits, but a wet thumb has to scroll to the next line again and again.'],
  ['C  Step', 'One move, repeated without sound until I ask for the next.'],
] as const;

const DRAWINGS = [<Chapters key="chapters" />, <Page key="page" />, <Waiting key="waiting" />];

export const structures: FigureDrawing = {
  widthPx: 640,
  heightPx: 392,
  product: TREADLE,
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
