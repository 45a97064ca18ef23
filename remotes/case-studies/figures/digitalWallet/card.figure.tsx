import { cardFigure, CLOSE, Path, Text } from '../kit/drawing';
import { WalletCard, CARDS } from './cards';
import { FrontScreen } from './FrontScreen';

/** The reach of a thumb at the phone's lower right corner. */
function Reach() {
  return (
    <>
      <Path d="M275 354A341 341 0 0 1 348 92M265 354h20M340 84l16 16" line="redline" lineWidth={2} />
      <Text at={[364, 60, 110]} size={24} weight={700} tone="redline" isLine text="68 mm" />
    </>
  );
}

export const card = cardFigure(() => (
  <>
    <g transform="rotate(-12 150 160)">
      <g transform="translate(24 84) scale(1.3)">
        <WalletCard at={[0, 0, 192]} item={CARDS[2]} height={118} />
      </g>
    </g>
    <g transform="rotate(-4 150 240)">
      <g transform="translate(32 164) scale(1.3)">
        <WalletCard at={[0, 0, 192]} item={CARDS[1]} height={118} />
      </g>
    </g>
    <g transform={`translate(296 ${392 - 684 * CLOSE}) scale(${CLOSE})`}>
      <FrontScreen x={0} y={0} />
    </g>
    <Reach />
  </>
));
