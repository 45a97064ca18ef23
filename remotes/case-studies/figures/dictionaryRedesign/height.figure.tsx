import type { ReactElement } from 'react';
import { Dimension } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { usePalette, type Tone } from '../kit/palette';
import { measurePart } from '../kit/part';
import { PHONE_WIDTH } from '../kit/Phone';
import { Text } from '../kit/Text';
import { AFTER_PARTS } from './entryAfter.figure';
import { BEFORE_PARTS } from './entryBefore.figure';
import { HEADWORD } from './product';

type Slice = readonly [label: string, heightPx: number, tone: Tone];

const SCREEN_HEIGHT = 640;
const CONTENT_WIDTH = PHONE_WIDTH - 2 * 14;

function heightOf(part: ReactElement<object>): number {
  return Math.round(measurePart(part, CONTENT_WIDTH));
}

/** Adds what the parts leave over: bars, margins, gaps and empty space. */
function withRest(slices: readonly Slice[]): Slice[] {
  const used = slices.reduce((sum, [, heightPx]) => sum + heightPx, 0);
  return [...slices, ['All the rest', SCREEN_HEIGHT - used, 'surface']];
}

const BEFORE = withRest([
  ['Word of the day', heightOf(BEFORE_PARTS.wordOfTheDay), 'secondWash'],
  ['Headword', heightOf(BEFORE_PARTS.headword), 'line'],
  ['Tabs', heightOf(BEFORE_PARTS.tabs), 'sunken'],
  ['Meanings', heightOf(BEFORE_PARTS.meanings), 'accentWash'],
  ['Advertisement', heightOf(BEFORE_PARTS.advertisement), 'secondWash'],
]);
const AFTER = withRest([
  ['Headword', heightOf(AFTER_PARTS.headword), 'line'],
  ['Warning', heightOf(AFTER_PARTS.warning), 'accentWash'],
  ['Meanings', heightOf(AFTER_PARTS.meanings), 'accentWash'],
  ['Your sentence', heightOf(AFTER_PARTS.sentence), 'accentWash'],
  ['More, folded', heightOf(AFTER_PARTS.more), 'line'],
]);

const SCALE = 0.75;

function Stack({ x, slices, title }: { x: number; slices: readonly Slice[]; title: string }) {
  const palette = usePalette();
  return (
    <>
      <Text x={x} y={24} width={180} size={17} weight={700} isLine>
        {title}
      </Text>
      {slices.map(([label, heightPx, tone], index) => {
        const y = 58 + slices.slice(0, index).reduce((sum, [, height]) => sum + height, 0) * SCALE;
        return (
          <g key={label}>
            <rect
              x={x}
              y={y}
              width={164}
              height={heightPx * SCALE - 2}
              fill={palette[tone]}
              stroke={palette.lineStrong}
            />
            <Text x={x + 10} y={y + (heightPx * SCALE) / 2 - 10} width={112} size={12.5} isLine>
              {label}
            </Text>
            <Text
              x={x + 114}
              y={y + (heightPx * SCALE) / 2 - 10}
              width={42}
              size={12.5}
              weight={600}
              align="end"
              isLine
            >
              {String(heightPx)}
            </Text>
          </g>
        );
      })}
    </>
  );
}

export const height: FigureDrawing = {
  widthPx: 480,
  heightPx: 566,
  product: HEADWORD,
  background: 'surface',
  draw: () => (
    <>
      <Stack x={28} slices={BEFORE} title="Before" />
      <Stack x={250} slices={AFTER} title="After" />
      <Dimension x={206} y={58} length={480} label="640" isVertical labelWidth={40} />
      <Dimension x={428} y={58} length={480} label="640" isVertical labelWidth={40} />
    </>
  ),
};
