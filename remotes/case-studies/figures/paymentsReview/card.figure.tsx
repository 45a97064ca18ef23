import { Dimension } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { loanScreen } from './loanWait.figure';
import { SIXPENCE } from './product';

const LIMITS = [
  ['6', 'hours', 'at most'],
  ['2', 'accounts', 'at most'],
  ['4', 'digits', 'in the code'],
] as const;

export const card: FigureDrawing = {
  widthPx: 640,
  heightPx: 400,
  product: SIXPENCE,
  background: 'accentWash',
  draw: () => (
    <>
      {LIMITS.map(([value, what, whose], index) => {
        const top = 26 + index * 122;
        return (
          <g key={value}>
            <Dimension x={36} y={top + 8} length={86} label="" isVertical />
            <Text x={56} y={top - 8} width={90} size={104} weight={700} tone="accent" isLine>
              {value}
            </Text>
            <Text x={138} y={top + 38} width={130} size={19} weight={600} isLine>
              {what}
            </Text>
            <Text x={138} y={top + 64} width={130} size={15} isLine>
              {whose}
            </Text>
          </g>
        );
      })}
      <Phone x={298} y={44} header={<AppBar title="Your loan" right="info" />}>
        {loanScreen(false)}
      </Phone>
    </>
  ),
};
