import { definePart, figure, Path, Rect, threeTiles } from '../kit/drawing';
import { OptionRow, Selection } from '../kit/marks';

interface PhoneSketchProps {
  /** The card in use. */
  filled: string;
  /** All other shapes. */
  thin: string;
}

/** A phone of 96 by 172 in the middle of its column. */
const PhoneSketch = definePart<PhoneSketchProps>(172, ({ filled, thin, x, y, width }) => (
  <g transform={`translate(${x + (width - 96) / 2} ${y})`} strokeLinejoin="round" fill="none">
    <Rect at={[0, 0, 96, 172]} rx={13} fill="screen" line="lineStrong" lineWidth={2} />
    <Path d={filled} fill="accent" />
    <Path d={thin} line="muted" lineWidth={2.5} />
  </g>
));

const SKETCHES = [
  [
    'A  Pockets',
    'One card is out already, another is a tap away. There is room for three.',
    <PhoneSketch
      key="pockets"
      filled="M12 24h72v46H12z"
      thin="M34 84h28M12 122h21v30H12zM38 122h21v30H38zM63 122h21v30H63zM41 122v-7h15v7M66 122v-7h15v7"
    />,
  ],
  [
    'B  Stack',
    'Swipe until it comes. Pretty, and the order has to be known by heart.',
    <PhoneSketch
      key="stack"
      filled="M12 34h72v46H12z"
      thin="M16 80v7h64v-7M20 87v7h56v-7M40 112h16M30 126l-8 6 8 6M66 126l8 6-8 6M22 132h52"
    />,
  ],
  [
    'C  List',
    'Every card has a name to tap. Choosing comes before paying, each time.',
    <PhoneSketch
      key="list"
      filled="M12 24h20v13H12z"
      thin="M12 48h20v13H12zM12 72h20v13H12zM12 96h20v13H12zM40 30h42M40 54h34M40 78h40M40 102h28M12 140h72v18H12z"
    />,
  ],
] as const;

export const sketches = figure(
  [640, 360, 'surface'],
  () => (
    <>
      <OptionRow left={36} width={168} options={SKETCHES} />
      <Selection x={26} y={20} width={188} height={318} />
    </>
  ),
  { narrow: threeTiles(14, 204, 360) },
);
