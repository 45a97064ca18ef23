import { definePicture, Dot, figure, Path, Rect, threeTiles } from '../kit/drawing';
import { OptionSheet } from '../kit/marks';
import { Seam } from './parts';

const HEIGHT = 128;

const Chapters = definePicture(HEIGHT, ({ width }) => (
  <>
    <Rect at={[0, 0, width, 96]} fill="accentWash" line="lineStrong" />
    <Path d={`M${width / 2 - 10} 32l26 16-26 16z`} fill="accent" />
    <Path d={`M0 112h${width}`} line="lineStrong" lineWidth={3} />
    <Path
      d={[0.18, 0.31, 0.6, 0.82].map((share) => `M${share * width} 105v14`).join('')}
      line="accent"
      lineWidth={3}
    />
  </>
));

const Page = definePicture(HEIGHT, ({ width }) => {
  const left = 22;
  const right = width - 22;
  return (
    <>
      <Path d={`M${left} ${HEIGHT}V0h${right - left}V${HEIGHT}`} fill="card" line="lineStrong" />
      <Rect at={[left + 10, 10, 44, 34]} fill="accentWash" />
      <Rect at={[left + 10, 84, 44, 34]} fill="accentWash" />
      <Path
        d={`M${left + 62} 15h34M${left + 62} 26h28M${left + 62} 37h36M${left + 10} 56h88M${left + 10} 66h76M${left + 62} 90h34M${left + 62} 101h30M${left + 62} 112h36`}
        line="lineStrong"
        lineWidth={3}
      />
    </>
  );
});

const Waiting = definePicture(HEIGHT, ({ width }) => (
  <>
    <Rect at={[0, 0, width, HEIGHT]} fill="card" line="lineStrong" />
    <Rect at={[0, 0, 28, HEIGHT]} fill="accentWash" />
    <Rect at={[width - 28, 0, 28, HEIGHT]} fill="accent" />
    <Seam at={[40, 14, width - 80]} of={5} sewn={2} height={6} />
    <Path d="M48 62q28 -30 56 0" line="second" lineWidth={4} />
    <Dot at={[48, 62, 4]} fill="ink" />
    <Dot at={[104, 62, 4]} fill="ink" />
    <Path d={`M40 92h${width - 88}M40 108h44`} line="ink" lineWidth={7} />
  </>
));

export const structures = figure(
  [640, 392],
  () => (
    <OptionSheet
      height={320}
      chosen={[1]}
      options={[
        [
          'A  Video',
          'Chapters help to find a move. Then it runs on while my hands are still busy.',
          <Chapters key="chapters" />,
        ],
        [
          'B  Step',
          'One move, repeated without sound until I ask for the next. Slow for quick hands.',
          <Waiting key="waiting" />,
        ],
        [
          'C  Page',
          'It waits, but a wet thumb has to scroll to the next line again and again.',
          <Page key="page" />,
        ],
      ]}
    />
  ),
  { narrow: threeTiles(14, 204, 392) },
);
