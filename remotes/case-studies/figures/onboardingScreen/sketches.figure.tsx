import { definePart, figure, Panel, Path, Rect, Titled } from '../kit/drawing';
import { Selection } from '../kit/marks';

const HEIGHT = 136;

/** One question fills the screen; four more are behind it. */
const Questions = definePart(HEIGHT, ({ x, y, width }) => {
  const left = x + width / 2 - 46;
  return (
    <>
      <Rect at={[left + 16, y, 76, 110]} rx={6} fill="sunken" line="lineStrong" />
      <Rect at={[left + 8, y + 9, 76, 114]} rx={6} fill="sunken" line="lineStrong" />
      <Rect at={[left, y + 18, 76, 118]} rx={6} fill="card" line="lineStrong" />
      <Path d={`M${left + 12} ${y + 38}h52M${left + 12} ${y + 48}h34`} line="ink" lineWidth={5} />
      {[66, 84, 102].map((top) => (
        <Rect key={top} at={[left + 12, y + top, 52, 12]} rx={2} line="accent" />
      ))}
    </>
  );
});

/** A talk with a plant: bubbles left and right. */
const Chat = definePart(HEIGHT, ({ x, y, width }) => {
  const right = x + width;
  return (
    <>
      <Rect at={[x, y, 104, 26]} rx={13} fill="accentWash" />
      <Rect at={[right - 62, y + 34, 62, 22]} rx={11} fill="accent" />
      <Rect at={[x, y + 64, 120, 26]} rx={13} fill="accentWash" />
      <Path
        d={[0, 1, 2].map((dot) => `M${x + 16 + dot * 12} ${y + 112}h5`).join('')}
        line="lineStrong"
        lineWidth={5}
      />
      <Path d={`M${x + 14} ${y + 13}h70M${x + 14} ${y + 77}h84`} line="accent" lineWidth={4} />
      <Path d={`M${right - 50} ${y + 45}h36`} line="onAccent" lineWidth={4} />
    </>
  );
});

/** A sentence with three blanks, and what follows from it under the same roof. */
const Gaps = definePart(HEIGHT, ({ x, y, width }) => {
  const label = (left: number, top: number, length: number) =>
    `M${left} ${top}h${length}l8 9l-8 9h${-length}z`;
  return (
    <>
      <Rect at={[x, y, width, HEIGHT]} rx={6} fill="card" line="lineStrong" />
      <Path
        d={`M${x + 12} ${y + 21}h30M${x + 12} ${y + 45}h20M${x + 98} ${y + 45}h24`}
        line="ink"
        lineWidth={5}
      />
      <Path d={`${label(x + 50, y + 12, 66)}${label(x + 40, y + 36, 44)}`} fill="accentWash" line="accent" />
      <Path d={`M${x} ${y + 68}h${width}`} line="line" />
      {[82, 100, 118].map((top) => (
        <g key={top}>
          <Rect at={[x + 12, y + top - 5, 10, 10]} rx={2} line="accent" />
          <Path d={`M${x + 30} ${y + top}h${width - 60 - (top - 82)}`} line="lineStrong" lineWidth={4} />
        </g>
      ))}
    </>
  );
});

const NOTES = [
  ['A  Questions', 'Easy to answer, one by one. Nobody knows how many are left, or what for.'],
  ['B  Talk', 'Friendly for a minute. Slow to correct, and odd on the second visit.'],
  ['C  Sentence', 'All answers in view, and what they lead to right under them.'],
] as const;

const DRAWINGS = [<Questions key="questions" />, <Chat key="chat" />, <Gaps key="gaps" />];

export const sketches = figure([640, 392], () => (
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
