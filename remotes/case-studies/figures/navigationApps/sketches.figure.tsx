import { definePart, figure, Path } from '../kit/drawing';
import { OptionRow, Selection } from '../kit/marks';

/** Pencil strokes in a frame of 180 by 176: thick for the route, thin for everything else. */
const Sketch = definePart<{ thin: string; thick: string }>(176, ({ thin, thick, x, y }) => (
  <g transform={`translate(${x} ${y})`} fill="none" strokeLinejoin="round" strokeLinecap="round">
    <Path d="M0 0h180v176H0z" fill="screen" line="line" />
    <Path d={thin} line="lineStrong" lineWidth={2} />
    <Path d={thick} line="second" lineWidth={6} />
  </g>
));

const SKETCHES = [
  [
    'A  Strip',
    'The walk as a ribbon. Good in the hand, and blind to anything off the ribbon.',
    <Sketch
      key="A"
      thin="M70 14v148M110 14v148M34 52h36M110 36h40M110 92h46M26 118h44M118 58h34v22h-34zM30 64h30v26H30zM120 128h36v20h-36z"
      thick="M90 154V26M80 38l10-14 10 14"
    />,
  ],
  [
    'B  Clock face',
    'Turns as hours: “at two o’clock”. Exact, but first you must know where twelve is.',
    <Sketch
      key="B"
      thin="M90 34a54 54 0 1 0 0 108a54 54 0 1 0 0-108M90 40v10M90 126v10M42 88h10M128 88h10M117 41l-5 9M63 41l5 9M134 61l-9 5M46 61l9 5"
      thick="M90 88l38-22M117 63l13 2-5 12"
    />,
  ],
  [
    'C  What you see',
    'The view with one thing named in it. Slowest to draw, first to be understood.',
    <Sketch
      key="C"
      thin="M14 150L62 112M166 150l-42-38M14 30v120M38 42v86M166 26v124M146 36v94M62 60h36v52H62zM98 60l14 6v44M112 78h34v12h-34zM116 90v22M130 90v22M142 90v22M72 70h8v10h-8z"
      thick="M84 156l32-30M104 124l14 0 0 14M92 74v16M84 82h16"
    />,
  ],
] as const;

export const sketches = figure(
  [640, 366, 'surface'],
  () => (
    <>
      <OptionRow left={28} width={180} options={SKETCHES} />
      <Selection x={422} y={22} width={200} height={322} />
    </>
  ),
  // Cut beside the frame of the third sketch, which is wider than its column.
  {
    narrow: [
      [
        [21, 0, 198, 366],
        [219, 0, 198, 366],
      ],
      [[412, 0, 220, 366]],
    ],
  },
);
