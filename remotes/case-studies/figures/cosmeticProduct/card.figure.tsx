import { Dimension } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { AppBar, Phone } from '../kit/Phone';
import { PaletteContext } from '../kit/palette';
import { DAYLIGHT, Ground, GROUND, RIM, ShadeRow, strokePath } from './parts';
import { SLOE } from './product';
import { shadeColor, type Depth } from './shades';

const STROKES: readonly { depth: Depth; y: number; width: number }[] = [
  { depth: 2, y: 24, width: 208 },
  { depth: 4, y: 114, width: 224 },
  { depth: 6, y: 204, width: 216 },
  { depth: 8, y: 294, width: 230 },
];

export const card: FigureDrawing = {
  widthPx: 640,
  heightPx: 400,
  product: SLOE,
  draw: () => (
    <>
      <rect width={640} height={400} fill={GROUND} />
      {STROKES.map(({ depth, y, width }) => (
        <path
          key={depth}
          d={strokePath(26, y, width, 78)}
          fill={shadeColor(depth, 'warm')}
          stroke={RIM}
          strokeLinejoin="round"
        />
      ))}
      <PaletteContext value={DAYLIGHT}>
        {[63, 153, 243].map((y) => (
          <Dimension key={y} x={270} y={y} length={90} label="=" isVertical labelWidth={14} size={16} />
        ))}
      </PaletteContext>
      <Phone x={304} y={44} header={<AppBar title="Skin tint" right="list" />} pad={12}>
        <Ground gap={24} pad={22}>
          <ShadeRow depth={4} undertone="warm" height={52} remark="a step lighter" />
          <ShadeRow depth={5} undertone="warm" height={68} remark="chosen" isChosen />
          <ShadeRow depth={6} undertone="warm" height={52} remark="a step deeper" />
        </Ground>
      </Phone>
    </>
  ),
};
