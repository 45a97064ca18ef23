import { cardFigure, CLOSE, CLOSE_PHONE_PX, Path, Rect } from '../kit/drawing';
import { Dimension } from '../kit/marks';
import { PaletteContext } from '../kit/palette';
import { Phone } from '../kit/screen';
import { DAYLIGHT, Ground, GROUND, RIM, ShadeRow, strokePath } from './parts';
import { shadeColor, type Depth } from './shades';

const STROKES: readonly { depth: Depth; y: number; width: number }[] = [
  { depth: 2, y: 24, width: 208 },
  { depth: 4, y: 114, width: 224 },
  { depth: 6, y: 204, width: 216 },
  { depth: 8, y: 294, width: 230 },
];

export const card = cardFigure(() => (
  <>
    <Rect at={[0, 0, 640, 400]} fill={GROUND} />
    {STROKES.map(({ depth, y, width }) => (
      <Path
        key={depth}
        d={strokePath(26, y, width, 78)}
        fill={shadeColor(depth, 'warm')}
        line={RIM}
        join="round"
      />
    ))}
    <PaletteContext value={DAYLIGHT}>
      {[63, 153, 243].map((y) => (
        <Dimension key={y} x={270} y={y} length={90} label="=" isVertical labelWidth={14} size={22} />
      ))}
    </PaletteContext>
    <g transform={`translate(304 40) scale(${CLOSE})`}>
      <Phone x={0} y={0} width={CLOSE_PHONE_PX} title="Skin tint" right="list" pad={10}>
        <Ground gap={18} pad={12}>
          <ShadeRow depth={4} undertone="warm" strokePx={88} height={52} remark="lighter" />
          <ShadeRow depth={5} undertone="warm" strokePx={88} height={68} remark="chosen" isChosen />
          <ShadeRow depth={6} undertone="warm" strokePx={88} height={52} remark="deeper" />
        </Ground>
      </Phone>
    </g>
  </>
));
