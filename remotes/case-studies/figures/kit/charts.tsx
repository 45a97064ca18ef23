import { usePalette, type Tone } from './palette';
import { definePart } from './part';

/** A bar that is filled to a share of its width. */
export const Progress = definePart<{ share: number; height?: number; tone?: Tone; fill?: Tone }>(
  ({ height = 8 }) => height,
  function DrawProgress({ share, height = 8, tone = 'accent', fill = 'sunken', x, y, width }) {
    const palette = usePalette();
    return (
      <>
        <rect x={x} y={y} width={width} height={height} rx={height / 2} fill={palette[fill]} />
        <rect x={x} y={y} width={width * share} height={height} rx={height / 2} fill={palette[tone]} />
      </>
    );
  },
);
