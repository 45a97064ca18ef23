import { SiteError } from '@portfolio/contract';
import { composePart, definePart, Path, Row, Text, Titled } from '../kit/drawing';
import { Icon, Tick } from '../kit/screen';
import { textWidth } from '../kit/textWidth';

/** A piece of a sentence: words, or a blank with its current answer. */
type Piece = string | { blank: string; isOpen?: boolean };
export type Lines = readonly (readonly Piece[])[];

function say(place: string): Lines {
  return [
    ['I grow in', { blank: 'a few pots' }],
    ['near', { blank: place }],
    ['with', { blank: 'an hour' }, 'a week.'],
  ];
}

/** The initial sentence, before anything was changed: safe advice in any climate. */
export const OPENING = say('somewhere cold');
export const ANSWERED = say('Skipton');
/** For a card, which needs short lines. */
export const SHORT: Lines = [['I grow in'], [{ blank: 'a few pots' }], ['near', { blank: 'Skipton' }]];

function blankWidth(text: string, size: number): number {
  return textWidth(text, size, 600) + size * 2.3;
}

/** A plant label inserted from the left: square at one end, pointed at the other. */
function PlantLabel({
  x,
  y,
  size,
  text,
  isOpen,
}: {
  x: number;
  y: number;
  size: number;
  text: string;
  isOpen?: boolean;
}) {
  const height = size * 1.72;
  const body = blankWidth(text, size) - size * 0.6;
  return (
    <>
      <Path
        d={`M${x + 3} ${y}h${body}l${size * 0.6} ${height / 2}l${-size * 0.6} ${height / 2}h${-body}a3 3 0 0 1-3-3v${6 - height}a3 3 0 0 1 3-3z`}
        fill="accentWash"
        line="accent"
        lineWidth={isOpen ? 3 : 1.25}
        join="round"
      />
      <Text
        at={[x + size * 0.5, y + size * 0.16, body]}
        size={size}
        weight={600}
        tone="accent"
        isLine
        text={text}
      />
      <Icon
        at={[x + body - size * 0.66, y + size * 0.5, size * 0.72]}
        name="down"
        size={size * 0.72}
        tone="accent"
        stroke={1.75}
      />
    </>
  );
}

interface SentenceProps {
  lines: Lines;
  size: number;
  leading?: number;
}

/** A sentence with blanks that can be changed. */
export const Sentence = definePart<SentenceProps>(
  ({ lines, size, leading = 2.05 }) => (lines.length - 1) * size * leading + size * 1.72,
  ({ lines, size, leading = 2.05, x, y, width }) =>
    lines.map((pieces, row) => {
      const top = y + row * size * leading;
      let left = x;
      const drawn = pieces.map((piece) => {
        const start = left;
        const isBlank = typeof piece !== 'string';
        const length = isBlank ? blankWidth(piece.blank, size) : textWidth(piece, size, 600);
        left += length + size * 0.4;
        if (start + length > x + width + 0.5)
          throw new SiteError(
            `[case-studies] Failed to draw a sentence: line ${row + 1} needs ${Math.ceil(start + length - x)} px and has ${Math.floor(width)} px. Break the line earlier.`,
            'BAD_DRAWING',
          );
        return isBlank ? (
          <PlantLabel
            key={piece.blank}
            x={start}
            y={top}
            size={size}
            text={piece.blank}
            isOpen={piece.isOpen}
          />
        ) : (
          <Text
            key={piece}
            at={[start, top + size * 0.16, length]}
            size={size}
            weight={600}
            isLine
            text={piece}
          />
        );
      });
      return <g key={row}>{drawn}</g>;
    }),
);

interface TaskProps {
  title: string;
  detail: string;
  time?: string;
  state?: 'open' | 'done' | 'wait';
  scale?: number;
}

/** A task for this week, or one to leave alone. */
export const Task = composePart<TaskProps>(({ title, detail, time, state = 'open', scale = 1 }) => (
  <Row columns={[22, 1, ...(time ? [58 * scale] : [])]} gap={12} isTop>
    {state === 'wait' ? (
      <Icon name="clock" size={22} tone="second" />
    ) : (
      <Tick kind="check" isOn={state === 'done'} />
    )}
    <Titled
      title={title}
      detail={detail}
      size={15 * scale}
      tone={state === 'wait' ? 'second' : 'ink'}
      detailSize={12.5 * scale}
      gap={1}
    />
    {time ? <Text size={12.5 * scale} weight={600} tone="muted" align="end" isLine text={time} /> : null}
  </Row>
));
