import type { Tone } from './palette';
import { definePart } from './part';
import { Rect } from './shapes';

/** A bar filled to a fraction of its width. */
export const Progress = definePart<{ share: number; height?: number; tone?: Tone; fill?: Tone }>(
  ({ height = 8 }) => height,
  ({ share, height = 8, tone = 'accent', fill = 'sunken', x, y, width }) => (
    <>
      <Rect at={[x, y, width, height]} rx={height / 2} fill={fill} />
      <Rect at={[x, y, width * share, height]} rx={height / 2} fill={tone} />
    </>
  ),
);
