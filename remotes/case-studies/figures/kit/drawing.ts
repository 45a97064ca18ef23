/** The modules that nearly every drawing uses, in one import. */
export {
  cardFigure,
  CLOSE,
  CLOSE_PHONE_PX,
  figure,
  phoneFigure,
  type FigureDrawing,
  threeTiles,
} from './drawFigure';
export { Column, Panel, Row, Space } from './layout';
export { usePalette, type Hex, type Tone } from './palette';
export { composePart, definePart, definePicture, type Box } from './part';
export { Dot, Path, Rect } from './shapes';
export { Text } from './Text';
export { Titled } from './Titled';
