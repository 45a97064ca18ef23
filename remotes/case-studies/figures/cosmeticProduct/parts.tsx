import type { ReactNode } from 'react';
import { type Box, Column, definePart, definePicture, Path, Rect, Row, Titled } from '../kit/drawing';
import { createPalette, PaletteContext } from '../kit/palette';
import { PRODUCT } from './product';
import { shadeColor, type Depth, type Undertone } from './shades';

/** The neutral background of every shade, the same in both themes. */
export const GROUND = '#d2d0cf';
/** Outlines every shade: 3:1 on the background, whatever the shade. */
export const RIM = '#66625f';

export const DAYLIGHT = createPalette(PRODUCT, 'default');

interface GroundProps {
  children?: ReactNode;
  pad?: number;
  gap?: number;
  radius?: number;
}

/** A neutral background; parts on it keep their daylight colours in the dark theme. */
export const Ground = definePicture<GroundProps>(
  ({ children, pad = 14, gap = 0 }, widthPx) =>
    Column.measure({ children, gap }, widthPx - pad * 2) + pad * 2,
  ({ children, pad = 14, gap = 0, radius = 20, width }) => {
    const height = Column.measure({ children, gap }, width - pad * 2) + pad * 2;
    return (
      <>
        <Rect at={[0, 0, width, height]} rx={radius} fill={GROUND} />
        <PaletteContext value={DAYLIGHT}>
          <Column at={[pad, pad, width - pad * 2]} gap={gap}>
            {children}
          </Column>
        </PaletteContext>
      </>
    );
  },
);

/**
 * The ragged end of a stroke: tips and the notches between them, in multiples of its height, back from the end and
 * down.
 */
const TIPS = [
  [0.42, 0.13, 0.95, 0.25],
  [0, 0.36, 0.6, 0.47],
  [0.16, 0.6, 0.85, 0.71],
  [0.5, 0.86, 1.1, 0.95],
] as const;

/** The outline of one finger stroke: a round dab at the start, drawn out until it runs dry. */
export function strokePath(x: number, y: number, width: number, h: number): string {
  const end = x + width;
  const span = width - h * 1.4;
  return [
    `M${x + h * 0.5} ${y}`,
    `C${x + h * 0.5 + span * 0.4} ${y} ${end - h * 0.9 - span * 0.4} ${y + h * 0.05} ${end - h * 0.9} ${y + h * 0.07}`,
    ...TIPS.map(
      ([tipX, tipY, notchX, notchY]) =>
        `Q${end - h * (tipX + 0.12)} ${y + h * (tipY - 0.07)} ${end - h * tipX} ${y + h * tipY}` +
        `Q${end - h * (tipX + 0.12)} ${y + h * (tipY + 0.07)} ${end - h * notchX} ${y + h * notchY}`,
    ),
    `C${end - h * 1.1 - span * 0.3} ${y + h} ${x + h * 0.5 + span * 0.3} ${y + h} ${x + h * 0.5} ${y + h}`,
    `C${x - h * 0.14} ${y + h} ${x - h * 0.14} ${y} ${x + h * 0.5} ${y}z`,
  ].join('');
}

interface StrokeProps {
  depth: Depth;
  undertone: Undertone;
  height: number;
  isChosen?: boolean;
}

/** The ring around the chosen shade, with a gap between them. */
function Ring({ x, y, width, height }: Box & { height: number }) {
  return <Rect at={[x - 6, y - 6, width + 12, height + 12]} rx={height / 2 + 6} line="ink" lineWidth={2.5} />;
}

/** One shade as if drawn out by a finger. */
export const Stroke = definePart<StrokeProps>(
  ({ height }) => height,
  ({ depth, undertone, height, isChosen = false, ...box }) => (
    <>
      {isChosen ? <Ring {...box} height={height} /> : null}
      <Path
        d={strokePath(box.x, box.y, box.width, height)}
        fill={shadeColor(depth, undertone)}
        line={RIM}
        join="round"
      />
    </>
  ),
);

/** One shade as a dab, if there is no room for a stroke. */
export const Dab = definePart<StrokeProps>(
  ({ height }) => height,
  ({ depth, undertone, height, isChosen = false, ...box }) => (
    <>
      {isChosen ? <Ring {...box} height={height} /> : null}
      <rect {...box} height={height} rx={height / 2} fill={shadeColor(depth, undertone)} stroke={RIM} />
    </>
  ),
);

/** A shade with its name and how it differs from the chosen one. */
export const ShadeRow = definePart<StrokeProps & { remark: string; strokePx?: number }>(
  ({ height }) => height,
  ({ remark, strokePx = 136, x, y, width, ...stroke }) => (
    <Row at={[x, y, width]} columns={[strokePx, 1]} gap={strokePx / 7.5}>
      <Stroke {...stroke} />
      <Titled
        title={`${stroke.depth} ${stroke.undertone}`}
        detail={remark}
        size={stroke.isChosen ? 17 : 14}
        weight={stroke.isChosen ? 700 : 600}
        detailSize={12}
        gap={1}
      />
    </Row>
  ),
);
