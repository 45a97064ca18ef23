import { cardFigure, CLOSE, Text } from '../kit/drawing';
import { Dimension } from '../kit/marks';
import { Phone } from '../kit/screen';
import { loanScreen } from './loanWait.figure';

const LIMITS = [
  ['6', 'hours', 'at most'],
  ['2', 'accounts', 'at most'],
  ['4', 'digits', 'in the code'],
] as const;

export const card = cardFigure(() => (
  <>
    {LIMITS.map(([value, what, whose], index) => {
      const top = 26 + index * 122;
      return (
        <g key={value}>
          <Dimension x={36} y={top + 8} length={86} label="" isVertical />
          <Text at={[56, top - 8, 90]} size={104} weight={700} tone="accent" isLine text={value} />
          <Text at={[138, top + 38, 130]} size={25} weight={600} isLine text={what} />
          <Text at={[138, top + 64, 130]} size={22} isLine text={whose} />
        </g>
      );
    })}
    <g transform={`translate(290 40) scale(${CLOSE})`}>
      <Phone x={0} y={0} title="Your loan" right="info">
        {loanScreen(false)}
      </Phone>
    </g>
  </>
));
