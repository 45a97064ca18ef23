import { definePart, figure, Path } from '../kit/drawing';
import { OptionRow, Selection } from '../kit/marks';

/** Pencil strokes in a frame of 180 by 135: thick for text, thin for boxes. */
const Sketch = definePart<{ thin: string; thick: string }>(135, ({ thin, thick, x, y }) => (
  <g transform={`translate(${x} ${y})`} fill="none" strokeLinejoin="round">
    <Path d="M0 0h180v135H0z" fill="screen" line="lineStrong" lineWidth={2} />
    <Path d={thin} line="lineStrong" lineWidth={1.5} />
    <Path d={thick} line="muted" lineWidth={5} />
  </g>
));

const SKETCHES = [
  [
    'A  The bench',
    'Look left, work left. On a bench built the other way round it is wrong.',
    <Sketch
      key="bench"
      thin="M10 12h96v111H10zM106 12h32v111h-32zM138 12h32v111h-32zM10 30h160M20 42h38v40H20zM20 96h76v18H20z"
      thick="M16 21h44M112 21h20M144 21h20M66 50h30M66 64h22M114 60h16M146 60h16"
    />,
  ],
  [
    'B  The order',
    'Everything is there at once, and nothing says what to do with your hands.',
    <Sketch
      key="A"
      thin="M10 12h160v78H10zM10 30h160M10 50h160M10 70h160M96 12v78M132 12v78M10 106h48v18H10zM66 106h48v18H66zM122 106h48v18h-48z"
      thick="M16 21h40M16 40h60M16 60h52M16 80h64M102 40h18M138 40h18M102 60h18M138 60h18"
    />,
  ],
  [
    'C  The next step',
    'Calm, but the box is asked for too late: it should stand open already.',
    <Sketch
      key="B"
      thin="M40 28h100v60H40zM62 106h56v18H62z"
      thick="M52 44h76M52 58h54M52 72h64M78 115h24M60 14h10M80 14h10M100 14h10"
    />,
  ],
] as const;

export const sketches = figure(
  [640, 330, 'surface'],
  () => (
    <>
      <OptionRow left={28} width={180} options={SKETCHES} />
      <Selection x={18} y={22} width={200} height={286} />
    </>
  ),
  // Cut beside the frame of the first sketch, which is wider than its column.
  {
    narrow: [
      [
        [9, 0, 215, 330],
        [224, 0, 195, 330],
      ],
      [[420, 0, 204, 330]],
    ],
  },
);
