import { definePicture, Dot, figure, Path, Rect, usePalette, threeTiles } from '../kit/drawing';
import { OptionSheet } from '../kit/marks';
import { GROUND, RIM } from './parts';
import { DEPTHS, shadeColor, UNDERTONES } from './shades';

const HEIGHT = 132;

/** A row of equal dots that continues past the edge. */
const DotRow = definePicture(HEIGHT, ({ width }) => (
  <>
    {DEPTHS.slice(0, 4).map((depth, index) => (
      <Dot key={depth} at={[16 + index * 39, 58, 14]} fill={shadeColor(depth, 'neutral')} />
    ))}
    <Dot at={[55, 58, 18]} line="ink" lineWidth={2} />
    <Path d={`M10 98h${width - 36}l-7-5m7 5l-7 5`} line="lineStrong" />
  </>
));

/** A face in a viewfinder, half of it lit by a lamp of another colour. */
const Camera = definePicture(HEIGHT, ({ width }) => {
  const cx = width / 2;
  const corner = 'v-14h14';
  return (
    <>
      <Path d={`M${cx} 14c-32 0-38 26-36 52s18 46 36 46z`} fill={shadeColor(5, 'cool')} />
      <Path d={`M${cx} 14c32 0 38 26 36 52s-18 46-36 46z`} fill={shadeColor(4, 'olive')} />
      <Path
        d={`M${cx - 62} 18${corner}M${cx + 48} 4h14v14M${cx - 62} 110v14h14M${cx + 48} 124h14v-14`}
        line="ink"
        lineWidth={2}
      />
      <Path d={`M${cx} 4v120`} line="lineStrong" dash="4 4" />
    </>
  );
});

const MiniMap = definePicture(HEIGHT, function DrawMiniMap({ width }) {
  const palette = usePalette();
  const left = (width - 128) / 2;
  return (
    <>
      <Rect at={[left, 0, 128, HEIGHT]} rx={8} fill={GROUND} />
      {DEPTHS.flatMap((depth, row) =>
        UNDERTONES.map((undertone, column) => (
          <Rect
            key={`${depth} ${undertone}`}
            at={[left + 10 + column * 28, 9 + row * 14.6, 23, 11]}
            rx={5.5}
            fill={shadeColor(depth, undertone)}
            line={RIM}
            lineWidth={0.5}
          />
        )),
      )}
      <rect
        x={left + 63}
        y={64.5}
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

export const sketches = figure(
  [640, 400],
  () => (
    <OptionSheet
      height={320}
      chosen={[1]}
      options={[
        [
          'A  Dots',
          'Familiar and small. Names do the sorting, and most shades are out of sight.',
          <DotRow key="dots" />,
        ],
        [
          'B  Map',
          'Every shade has a place, and “a little deeper” is a direction. It fills half the screen.',
          <MiniMap key="map" />,
        ],
        [
          'C  Camera',
          'Feels exact. One lamp beside the face, and it picks another shade.',
          <Camera key="camera" />,
        ],
      ]}
    />
  ),
  { narrow: threeTiles(14, 204, 400) },
);
