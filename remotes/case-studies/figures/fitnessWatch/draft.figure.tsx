import type { FigureDrawing } from '../kit/drawFigure';
import { DraftFace } from './DraftFace';
import { LOPE } from './product';
import { Watch } from './Watch';

export const draft: FigureDrawing = {
  widthPx: 400,
  heightPx: 480,
  product: LOPE,
  draw: () => (
    <Watch cx={186} cy={240} radius={140}>
      <DraftFace />
    </Watch>
  ),
};
