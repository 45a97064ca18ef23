import type { ReactElement } from 'react';
import { figure, Rect, Text, type Tone } from '../kit/drawing';
import { Dimension } from '../kit/marks';
import { measurePart } from '../kit/part';
import { PHONE_HEIGHT, PHONE_WIDTH } from '../kit/screen';
import { AFTER_PARTS } from './entryAfter.figure';
import { BEFORE_PARTS } from './entryBefore.figure';

type Slice = readonly [label: string, heightPx: number, tone: Tone];

const CONTENT_WIDTH = PHONE_WIDTH - 2 * 14;

function heightOf(part: ReactElement<object>): number {
  return Math.round(measurePart(part, CONTENT_WIDTH));
}

/** Adds the remaining height: bars, margins, gaps and empty space. */
function withRest(slices: readonly Slice[]): Slice[] {
  const used = slices.reduce((sum, [, heightPx]) => sum + heightPx, 0);
  return [...slices, ['All the rest', PHONE_HEIGHT - used, 'surface']];
}

const listBefore = () =>
  withRest([
    ['Word of the day', heightOf(BEFORE_PARTS.wordOfTheDay), 'secondWash'],
    ['Headword', heightOf(BEFORE_PARTS.headword), 'line'],
    ['Tabs', heightOf(BEFORE_PARTS.tabs), 'sunken'],
    ['Meanings', heightOf(BEFORE_PARTS.meanings), 'accentWash'],
    ['Advertisement', heightOf(BEFORE_PARTS.advertisement), 'secondWash'],
  ]);
const listAfter = () =>
  withRest([
    ['Headword', heightOf(AFTER_PARTS.headword), 'line'],
    ['Warning', heightOf(AFTER_PARTS.warning), 'accentWash'],
    ['Meanings', heightOf(AFTER_PARTS.meanings), 'accentWash'],
    ['Your sentence', heightOf(AFTER_PARTS.sentence), 'accentWash'],
    ['More, folded', heightOf(AFTER_PARTS.more), 'line'],
  ]);

const SCALE = 480 / PHONE_HEIGHT;

function Stack({ x, slices, title }: { x: number; slices: readonly Slice[]; title: string }) {
  return (
    <>
      <Text at={[x, 24, 180]} size={17} weight={700} isLine text={title} />
      {slices.map(([label, heightPx, tone], index) => {
        const y = 58 + slices.slice(0, index).reduce((sum, [, height]) => sum + height, 0) * SCALE;
        return (
          <g key={label}>
            <Rect at={[x, y, 164, heightPx * SCALE - 2]} fill={tone} line="lineStrong" />
            <Text at={[x + 10, y + (heightPx * SCALE) / 2 - 10, 112]} size={12.5} isLine>
              {label}
            </Text>
            <Text
              at={[x + 114, y + (heightPx * SCALE) / 2 - 10, 42]}
              size={12.5}
              weight={600}
              align="end"
              isLine
              text={String(heightPx)}
            />
          </g>
        );
      })}
    </>
  );
}

export const height = figure(
  [480, 566, 'surface'],
  () => (
    <>
      <Stack x={28} slices={listBefore()} title="Before" />
      <Stack x={244} slices={listAfter()} title="After" />
      <Dimension x={200} y={58} length={480} label={String(PHONE_HEIGHT)} isVertical labelWidth={40} />
      <Dimension x={416} y={58} length={480} label={String(PHONE_HEIGHT)} isVertical labelWidth={40} />
    </>
  ),
  { floor: 14, narrow: [[[18, 0, 440, 566]]] },
);
