import { cardFigure, CLOSE, CLOSE_PHONE_PX, Column, Panel, Text } from '../kit/drawing';
import { Dimension } from '../kit/marks';
import { Phone } from '../kit/screen';

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
    <g transform={`translate(302 40) scale(${CLOSE})`}>
      <Phone x={0} y={0} width={CLOSE_PHONE_PX} title="Your loan" right="info" pad={10}>
        <Column gap={12}>
          <Panel pad={12} gap={5}>
            <Text size={13} tone="muted" isLine text="£600 over 6 months" />
            <Text size={21} weight={700} isLine text="Answer by 16:10" />
            <Text size={13}>Six hours is the longest it takes.</Text>
          </Panel>
        </Column>
      </Phone>
    </g>
  </>
));
