import { Column } from './layout';
import type { Tone } from './palette';
import { definePart } from './part';
import { Text } from './Text';

interface TitledProps {
  title: string;
  detail: string;
  size?: number;
  weight?: 400 | 500 | 600 | 700;
  tone?: Tone;
  detailSize?: number;
  detailTone?: Tone;
  align?: 'start' | 'middle' | 'end';
  gap?: number;
}

function titledColumn({
  title,
  detail,
  size = 14,
  weight = 600,
  tone,
  detailSize = 13,
  detailTone = 'muted',
  align,
  gap = 2,
}: TitledProps) {
  const children = [
    <Text key="title" size={size} weight={weight} tone={tone} align={align} text={title} />,
    <Text key="detail" size={detailSize} tone={detailTone} align={align} text={detail} />,
  ];
  return { gap, children };
}

/** A line that stands out, with the rest in smaller, quieter letters under it. */
export const Titled = definePart<TitledProps>(
  (props, widthPx) => Column.measure(titledColumn(props), widthPx),
  ({ x, y, width, ...props }) => <Column {...titledColumn(props)} x={x} y={y} width={width} />,
);
