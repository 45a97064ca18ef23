import { definePicture, Path, Text, type Tone } from '../kit/drawing';

interface PlateProps {
  children: string;
  height?: number;
  size?: number;
  fill?: Tone;
  tone?: Tone;
  isLeft?: boolean;
}

const TIP = 16;

/** The plate of a signpost: text on a board with a pointed end. */
export const Plate = definePicture<PlateProps>(
  ({ height = 44 }) => height,
  ({ children, height = 44, size = 18, fill = 'accent', tone = 'onAccent', isLeft = false, width }) => {
    const body = width - TIP;
    const path = isLeft
      ? `M${width} 0h${-body}l${-TIP} ${height / 2}l${TIP} ${height / 2}h${body}z`
      : `M0 0h${body}l${TIP} ${height / 2}l${-TIP} ${height / 2}h${-body}z`;
    return (
      <>
        <Path d={path} fill={fill} />
        <Text
          at={[isLeft ? TIP + 6 : 14, height / 2 - size * 0.69, body - 14]}
          size={size}
          weight={700}
          tone={tone}
          isLine
          text={children}
        />
      </>
    );
  },
);
