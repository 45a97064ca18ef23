import { figure, Path, Text } from '../kit/drawing';
import { WalletCard, CARDS } from './cards';
import { FrontScreen } from './FrontScreen';

/** The reach of a thumb that lies on the phone's lower right corner. */
function Reach() {
  return (
    <>
      <Path d="M275 354A341 341 0 0 1 352 138M265 354h20M344 130l16 16" line="redline" lineWidth={2} />
      <Text at={[366, 120, 100]} size={19} weight={700} tone="redline" isLine text="68 mm" />
    </>
  );
}

export const card = figure([640, 400, 'accentWash'], () => (
  <>
    <g transform="rotate(-12 150 160)">
      <WalletCard at={[24, 84, 250]} item={CARDS[2]} height={154} />
    </g>
    <g transform="rotate(-4 150 240)">
      <WalletCard at={[32, 164, 250]} item={CARDS[1]} height={154} />
    </g>
    <FrontScreen x={296} y={-286} />
    <Reach />
  </>
));
