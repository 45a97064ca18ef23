import { definePart, Dot, figure, Panel, Path, Rect, Titled } from '../kit/drawing';
import { Selection } from '../kit/marks';
import { Seam } from './parts';

const HEIGHT = 128;

const Chapters = definePart(HEIGHT, ({ x, y, width }) => (
  <>
    <Rect at={[x, y, width, 96]} fill="accentWash" line="lineStrong" />
    <Path d={`M${x + width / 2 - 10} ${y + 32}l26 16-26 16z`} fill="accent" />
    <Path d={`M${x} ${y + 112}h${width}`} line="lineStrong" lineWidth={3} />
    <Path
      d={[0.18, 0.31, 0.6, 0.82].map((share) => `M${x + share * width} ${y + 105}v14`).join('')}
      line="accent"
      lineWidth={3}
    />
  </>
));

const Page = definePart(HEIGHT, ({ x, y, width }) => {
  const left = x + 22;
  const right = x + width - 22;
  return (
    <>
      <Path d={`M${left} ${y + HEIGHT}V${y}h${right - left}V${y + HEIGHT}`} fill="card" line="lineStrong" />
      <Rect at={[left + 10, y + 10, 44, 34]} fill="accentWash" />
      <Rect at={[left + 10, y + 84, 44, 34]} fill="accentWash" />
      <Path
        d={`M${left + 62} ${y + 15}h34M${left + 62} ${y + 26}h28M${left + 62} ${y + 37}h36M${left + 10} ${y + 56}h88M${left + 10} ${y + 66}h76M${left + 62} ${y + 90}h34M${left + 62} ${y + 101}h30M${left + 62} ${y + 112}h36`}
        line="lineStrong"
        lineWidth={3}
      />
    </>
  );
});

const Waiting = definePart(HEIGHT, ({ x, y, width }) => (
  <>
    <Rect at={[x, y, width, HEIGHT]} fill="card" line="lineStrong" />
    <Rect at={[x, y, 28, HEIGHT]} fill="accentWash" />
    <Rect at={[x + width - 28, y, 28, HEIGHT]} fill="accent" />
    <Seam at={[x + 40, y + 14, width - 80]} of={5} sewn={2} height={6} />
    <Path d={`M${x + 48} ${y + 62}q28 -30 56 0`} line="second" lineWidth={4} />
    <Dot at={[x + 48, y + 62, 4]} fill="ink" />
    <Dot at={[x + 104, y + 62, 4]} fill="ink" />
    <Path d={`M${x + 40} ${y + 92}h${width - 88}M${x + 40} ${y + 108}h44`} line="ink" lineWidth={7} />
  </>
));

const NOTES = [
  ['A  Film', 'Chapters help to find a move. Then it runs on while my hands are still busy.'],
  ['B  Page', 'It waits, but a wet thumb has to scroll to the next line again and again.'],
  ['C  Step', 'One move, repeated without sound until I ask for the next.'],
] as const;

const DRAWINGS = [<Chapters key="chapters" />, <Page key="page" />, <Waiting key="waiting" />];

export const structures = figure([640, 392], () => (
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
