import { Column } from './layout';
import type { Tone } from './palette';
import { composePart } from './part';
import { Text } from './Text';

interface TitledProps {
  title: string;
  detail?: string;
  size?: number;
  weight?: 400 | 500 | 600 | 700;
  tone?: Tone;
  detailSize?: number;
  detailTone?: Tone;
  detailWeight?: 400 | 600;
  align?: 'start' | 'middle' | 'end';
  gap?: number;
}

/** A prominent line, with the rest below it in smaller, muted type. */
export const Titled = composePart<TitledProps>(
  ({
    title,
    detail,
    size = 14,
    weight = 600,
    tone,
    detailSize = 13,
    detailTone = 'muted',
    detailWeight,
    align,
    gap = 2,
  }) => (
    <Column gap={gap}>
      <Text size={size} weight={weight} tone={tone} align={align} text={title} />
      {detail ? (
        <Text size={detailSize} weight={detailWeight} tone={detailTone} align={align} text={detail} />
      ) : null}
    </Column>
  ),
);
