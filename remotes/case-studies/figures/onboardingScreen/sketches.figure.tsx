import { definePicture, figure, Path, Rect, threeTiles } from '../kit/drawing';
import { OptionSheet } from '../kit/marks';

const HEIGHT = 136;

/** One question fills the screen; four more are behind it. */
const Questions = definePicture(HEIGHT, ({ width }) => {
  const left = width / 2 - 46;
  return (
    <>
      <Rect at={[left + 16, 0, 76, 110]} rx={6} fill="sunken" line="lineStrong" />
      <Rect at={[left + 8, 9, 76, 114]} rx={6} fill="sunken" line="lineStrong" />
      <Rect at={[left, 18, 76, 118]} rx={6} fill="card" line="lineStrong" />
      <Path d={`M${left + 12} 38h52M${left + 12} 48h34`} line="ink" lineWidth={5} />
      {[66, 84, 102].map((top) => (
        <Rect key={top} at={[left + 12, top, 52, 12]} rx={2} line="accent" />
      ))}
    </>
  );
});

/** A conversation with a plant: bubbles on the left and the right. */
const Chat = definePicture(HEIGHT, ({ width }) => {
  const right = width;
  return (
    <>
      <Rect at={[0, 0, 104, 26]} rx={13} fill="accentWash" />
      <Rect at={[right - 62, 34, 62, 22]} rx={11} fill="accent" />
      <Rect at={[0, 64, 120, 26]} rx={13} fill="accentWash" />
      <Path d={[0, 1, 2].map((dot) => `M${16 + dot * 12} 112h5`).join('')} line="lineStrong" lineWidth={5} />
      <Path d="M14 13h70M14 77h84" line="accent" lineWidth={4} />
      <Path d={`M${right - 50} 45h36`} line="onAccent" lineWidth={4} />
    </>
  );
});

/** A sentence with three blanks, and its result on the same screen. */
const Gaps = definePicture(HEIGHT, ({ width }) => {
  const label = (left: number, top: number, length: number) =>
    `M${left} ${top}h${length}l8 9l-8 9h${-length}z`;
  return (
    <>
      <Rect at={[0, 0, width, HEIGHT]} rx={6} fill="card" line="lineStrong" />
      <Path d="M12 21h30M12 45h20M98 45h24" line="ink" lineWidth={5} />
      <Path d={`${label(50, 12, 66)}${label(40, 36, 44)}`} fill="accentWash" line="accent" />
      <Path d={`M0 68h${width}`} line="line" />
      {[82, 100, 118].map((top) => (
        <g key={top}>
          <Rect at={[12, top - 5, 10, 10]} rx={2} line="accent" />
          <Path d={`M30 ${top}h${width - 60 - (top - 82)}`} line="lineStrong" lineWidth={4} />
        </g>
      ))}
    </>
  );
});

export const sketches = figure(
  [640, 392],
  () => (
    <OptionSheet
      height={320}
      chosen={[0]}
      options={[
        [
          'A  Sentence',
          'All answers in view, with the list right under them. It holds three, not six.',
          <Gaps key="gaps" />,
        ],
        [
          'B  Questions',
          'Easy to answer, one by one. Nobody knows how many are left, or what for.',
          <Questions key="questions" />,
        ],
        [
          'C  Talk',
          'Friendly for a minute. Slow to correct, and odd on the second visit.',
          <Chat key="chat" />,
        ],
      ]}
    />
  ),
  { narrow: threeTiles(14, 204, 392) },
);
