import { Column, definePart, figure, Path, Rect, Row, Titled } from '../kit/drawing';
import { Selection } from '../kit/marks';

/** Strokes on a phone of 96 by 172: filled for the card in use, thin for the rest. */
const SKETCHES = [
  {
    title: 'A  Stack',
    verdict: 'Swipe until it comes. Pretty, and the order has to be known by heart.',
    filled: 'M12 34h72v46H12z',
    thin: 'M16 80v7h64v-7M20 87v7h56v-7M40 112h16M30 126l-8 6 8 6M66 126l8 6-8 6M22 132h52',
  },
  {
    title: 'B  List',
    verdict: 'Every card has a name to tap. Choosing comes before paying, each time.',
    filled: 'M12 24h20v13H12z',
    thin: 'M12 48h20v13H12zM12 72h20v13H12zM12 96h20v13H12zM40 30h42M40 54h34M40 78h40M40 102h28M12 140h72v18H12z',
  },
  {
    title: 'C  Pockets',
    verdict: 'One card is out already. Another is a tap away, where the thumb rests.',
    filled: 'M12 24h72v46H12z',
    thin: 'M34 84h28M12 122h21v30H12zM38 122h21v30H38zM63 122h21v30H63zM41 122v-7h15v7M66 122v-7h15v7',
  },
] as const;

const PhoneSketch = definePart<{ filled: string; thin: string }>(172, ({ filled, thin, x, y }) => (
  <g transform={`translate(${x} ${y})`} strokeLinejoin="round" fill="none">
    <Rect at={[0, 0, 96, 172]} rx={13} fill="screen" line="lineStrong" lineWidth={2} />
    <Path d={filled} fill="accent" />
    <Path d={thin} line="muted" lineWidth={2.5} />
  </g>
));

export const sketches = figure([640, 360, 'surface'], () => (
  <>
    {SKETCHES.map(({ title, verdict, filled, thin }, index) => (
      <Column key={title} at={[36 + index * 202, 32, 168]} gap={14}>
        <Row columns={[0.5, 96, 0.5]}>
          <Column />
          <PhoneSketch filled={filled} thin={thin} />
          <Column />
        </Row>
        <Titled title={title} detail={verdict} size={17} weight={700} detailSize={14} gap={6} />
      </Column>
    ))}
    <Selection x={430} y={20} width={188} height={318} />
  </>
));
