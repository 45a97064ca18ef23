import { definePart, Dot, figure, Panel, Path, Rect, Titled, usePalette } from '../kit/drawing';
import { Selection } from '../kit/marks';
import { GROUND, RIM } from './parts';
import { DEPTHS, shadeColor, UNDERTONES } from './shades';

const HEIGHT = 132;

/** A row of equal dots that goes on past the edge. */
const DotRow = definePart(HEIGHT, ({ x, y, width }) => (
  <>
    {DEPTHS.slice(0, 4).map((depth, index) => (
      <Dot key={depth} at={[x + 16 + index * 39, y + 58, 14]} fill={shadeColor(depth, 'neutral')} />
    ))}
    <Dot at={[x + 55, y + 58, 18]} line="ink" lineWidth={2} />
    <Path d={`M${x + 10} ${y + 98}h${width - 36}l-7-5m7 5l-7 5`} line="lineStrong" />
  </>
));

/** A face in a viewfinder, half of it under a lamp of another colour. */
const Camera = definePart(HEIGHT, ({ x, y, width }) => {
  const cx = x + width / 2;
  const corner = 'v-14h14';
  return (
    <>
      <Path d={`M${cx} ${y + 14}c-32 0-38 26-36 52s18 46 36 46z`} fill={shadeColor(5, 'cool')} />
      <Path d={`M${cx} ${y + 14}c32 0 38 26 36 52s-18 46-36 46z`} fill={shadeColor(4, 'olive')} />
      <Path
        d={`M${cx - 62} ${y + 18}${corner}M${cx + 48} ${y + 4}h14v14M${cx - 62} ${y + 110}v14h14M${cx + 48} ${y + 124}h14v-14`}
        line="ink"
        lineWidth={2}
      />
      <Path d={`M${cx} ${y + 4}v120`} line="lineStrong" dash="4 4" />
    </>
  );
});

const MiniMap = definePart(HEIGHT, function DrawMiniMap({ x, y, width }) {
  const palette = usePalette();
  const left = x + (width - 128) / 2;
  return (
    <>
      <Rect at={[left, y, 128, HEIGHT]} rx={8} fill={GROUND} />
      {DEPTHS.flatMap((depth, row) =>
        UNDERTONES.map((undertone, column) => (
          <Rect
            key={`${depth} ${undertone}`}
            at={[left + 10 + column * 28, y + 9 + row * 14.6, 23, 11]}
            rx={5.5}
            fill={shadeColor(depth, undertone)}
            line={RIM}
            lineWidth={0.5}
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
});

const NOTES = [
  ['A  Dots', 'Familiar and small. Names do the sorting, and most shades are out of sight.'],
  ['B  Camera', 'Feels exact. One lamp beside the face, and it picks another shade.'],
  ['C  Map', 'Plain. Every shade has a place, and “a little deeper” is a direction.'],
] as const;

const DRAWINGS = [<DotRow key="dots" />, <Camera key="camera" />, <MiniMap key="map" />];

export const sketches = figure([640, 400], () => (
  <>
    {NOTES.map(([title, verdict], index) => (
      <Panel
        key={title}
        at={[24 + index * 204, 36, 184]}
        pad={16}
        radius={2}
        fill="surface"
        line="line"
        gap={18}
        minHeight={320}
      >
        {DRAWINGS[index]}
        <Titled title={title} detail={verdict} size={17} weight={700} detailSize={14} gap={8} />
      </Panel>
    ))}
    <Selection x={428} y={32} width={192} height={328} />
  </>
));
