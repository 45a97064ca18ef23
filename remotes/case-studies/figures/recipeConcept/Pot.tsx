import { COLORS } from '@portfolio/design';
import { definePicture, Dot, Path, usePalette } from '../kit/drawing';

/** Beans, by position and rotation; the pot's radius is 100. */
const BEANS = [
  [-52, -38, 20],
  [-14, -56, 80],
  [34, -48, 140],
  [58, -8, 60],
  [-64, 8, 110],
  [-26, -14, 30],
  [16, -18, 100],
  [40, 30, 10],
  [-44, 46, 150],
  [-6, 34, 70],
  [14, 62, 30],
] as const;

const LEEKS = [
  [-40, -66],
  [8, -34],
  [62, -40],
  [-8, 8],
  [-58, 34],
  [66, 20],
  [-22, 66],
  [40, 58],
] as const;

export type PotContent = 'beans' | 'soup' | 'omelette';

function Content({ content }: { content: PotContent }) {
  const palette = usePalette();
  if (content === 'soup')
    return (
      <>
        <circle r={80} fill={palette.second} />
        <Path d="M-44 4q22-22 44 0t44 0" line="secondWash" lineWidth={5} />
        <Path d="M34-40a22 22 0 1 0 .1 0M34-40v44M12-18h44" line={COLORS.default.surface} lineWidth={5} />
      </>
    );
  if (content === 'omelette')
    return (
      <>
        <Path d="M-72 26A76 76 0 0 1 72 26Q0 54-72 26z" fill="second" />
        {[-34, 0, 34].map((x) => (
          <Dot key={x} at={[x, -6 + Math.abs(x) / 3, 9]} line="success" lineWidth={5} />
        ))}
      </>
    );
  return (
    <>
      {LEEKS.map(([x, y]) => (
        <Dot key={`${x}`} at={[x, y, 13]} line="success" lineWidth={6} />
      ))}
      {BEANS.map(([x, y, turn]) => (
        <ellipse
          key={`${x}`}
          rx={17}
          ry={10}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          fill={COLORS.default.surface}
          stroke={COLORS.default.lineStrong}
          strokeWidth={3}
        />
      ))}
    </>
  );
}

/** An enamel pot seen from above. */
export const Pot = definePicture<{ content: PotContent; size: number }>(
  ({ size }) => size,
  function DrawPot({ content, size, width }) {
    const palette = usePalette();
    return (
      <g transform={`translate(${width / 2} ${size / 2}) scale(${size / 232})`}>
        <Path d="M-116-18h232v36h-232z" fill="accent" />
        <circle r={104} fill={palette.accentWash} stroke={palette.accent} strokeWidth={14} />
        <Content content={content} />
      </g>
    );
  },
);
