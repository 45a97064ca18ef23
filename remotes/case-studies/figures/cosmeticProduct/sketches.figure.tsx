import { Selection } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { Text } from '../kit/Text';
import { GROUND, RIM } from './parts';
import { SLOE } from './product';
import { DEPTHS, shadeColor, UNDERTONES } from './shades';

const HEIGHT = 132;

/** A row of equal dots that goes on past the edge. */
const DotRow = definePart<object>(
  () => HEIGHT,
  function DrawDotRow({ x, y, width }) {
    const palette = usePalette();
    return (
      <>
        {DEPTHS.slice(0, 4).map((depth, index) => (
          <circle
            key={depth}
            cx={x + 16 + index * 39}
            cy={y + 58}
            r={14}
            fill={shadeColor(depth, 'neutral')}
          />
        ))}
        <circle cx={x + 55} cy={y + 58} r={18} fill="none" stroke={palette.ink} strokeWidth={2} />
        <path
          d={`M${x + 10} ${y + 98}h${width - 36}l-7-5m7 5l-7 5`}
          fill="none"
          stroke={palette.lineStrong}
        />
      </>
    );
  },
);

/** A face in a viewfinder, half of it under a lamp of another colour. */
const Camera = definePart<object>(
  () => HEIGHT,
  function DrawCamera({ x, y, width }) {
    const palette = usePalette();
    const cx = x + width / 2;
    const corner = 'v-14h14';
    return (
      <>
        <path d={`M${cx} ${y + 14}c-32 0-38 26-36 52s18 46 36 46z`} fill={shadeColor(5, 'cool')} />
        <path d={`M${cx} ${y + 14}c32 0 38 26 36 52s-18 46-36 46z`} fill={shadeColor(4, 'olive')} />
        <path
          d={`M${cx - 62} ${y + 18}${corner}M${cx + 48} ${y + 4}h14v14M${cx - 62} ${y + 110}v14h14M${cx + 48} ${y + 124}h14v-14`}
          fill="none"
          stroke={palette.ink}
          strokeWidth={2}
        />
        <path d={`M${cx} ${y + 4}v120`} stroke={palette.lineStrong} strokeDasharray="4 4" />
      </>
    );
  },
);

const MiniMap = definePart<object>(
  () => HEIGHT,
  function DrawMiniMap({ x, y, width }) {
    const palette = usePalette();
    const left = x + (width - 128) / 2;
    return (
      <>
        <rect x={left} y={y} width={128} height={HEIGHT} rx={8} fill={GROUND} />
        {DEPTHS.flatMap((depth, row) =>
          UNDERTONES.map((undertone, column) => (
            <rect
              key={`${depth} ${undertone}`}
              x={left + 10 + column * 28}
              y={y + 9 + row * 14.6}
              width={23}
              height={11}
              rx={5.5}
              fill={shadeColor(depth, undertone)}
              stroke={RIM}
              strokeWidth={0.5}
            />
          )),
        )}
        <rect
          x={left + 63}
          y={y + 64.5}
          width={29}
          height={17}
          rx={8.5}
          fill="none"
          stroke={palette.onRedline === '#ffffff' ? palette.ink : palette.surface}
          strokeWidth={2}
        />
      </>
    );
  },
);

const NOTES = [
  ['A  Dots', 'Familiar and small. Names do the sorting, and most shades are out of sight.'],
  ['B  Camera', 'Feels exact. One lamp beside the face, and it picks another shade.'],
  ['C  Map', 'Plain. Every shade has a place, and “a little deeper” is a direction.'],
] as const;

const DRAWINGS = [<DotRow key="dots" />, <Camera key="camera" />, <MiniMap key="map" />];

export const sketches: FigureDrawing = {
  widthPx: 640,
  heightPx: 400,
  product: SLOE,
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
