import type { FigureDrawing } from '../kit/drawFigure';
import { usePalette } from '../kit/palette';
import { Text } from '../kit/Text';
import { WalletCard, CARDS } from './cards';
import { FrontScreen } from './FrontScreen';
import { CLASP } from './product';

/** The reach of a thumb that lies on the phone's lower right corner. */
function Reach() {
  const palette = usePalette();
  return (
    <>
      <path
        d="M275 354A341 341 0 0 1 352 138M265 354h20M344 130l16 16"
        fill="none"
        stroke={palette.redline}
        strokeWidth={2}
      />
      <Text x={366} y={120} width={100} size={19} weight={700} tone="redline" isLine>
        68 mm
      </Text>
    </>
  );
}

export const card: FigureDrawing = {
  widthPx: 640,
  heightPx: 400,
  product: CLASP,
  background: 'accentWash',
  draw: () => (
    <>
      <g transform="rotate(-12 150 160)">
        <WalletCard item={CARDS[2]} x={24} y={84} width={250} height={154} />
      </g>
      <g transform="rotate(-4 150 240)">
        <WalletCard item={CARDS[1]} x={32} y={164} width={250} height={154} />
      </g>
      <FrontScreen x={296} y={-286} />
      <Reach />
    </>
  ),
};
