import type { FigureDrawing } from '../kit/drawFigure';
import { FrontScreen } from './FrontScreen';
import { CLASP } from './product';

export const front: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: CLASP,
  draw: () => <FrontScreen hasNotes />,
};
