import { Column, cardFigure, CLOSE, CLOSE_PHONE_PX, Panel, Path, Text } from '../kit/drawing';
import { Dimension } from '../kit/marks';
import { Phone } from '../kit/screen';
import { ClockPicture, RungBar, RungStep, TIDE_CLOCK } from './parts';

function Ladder() {
  return (
    <>
      <Path d="M76 0v400M196 0v400" line="accent" lineWidth={12} />
      <Path d="M76 332h120M76 196h120" line="accent" lineWidth={28} />
      <Path d="M76 60h120" line="accent" lineWidth={6} dash="18 8" />
      <Dimension x={228} y={332} length={68} label="20%" isVertical labelWidth={66} size={24} />
      <Dimension x={228} y={196} length={136} label="40%" isVertical labelWidth={66} size={24} />
      <Dimension x={228} y={60} length={136} label="40%" isVertical labelWidth={66} size={24} />
    </>
  );
}

export const card = cardFigure(() => (
  <>
    <Ladder />
    <g transform={`translate(304 40) scale(${CLOSE})`}>
      <Phone x={0} y={0} width={CLOSE_PHONE_PX} title="Tide clock" right="share" gap={10} pad={10}>
        <ClockPicture height={80} />
        <Text size={19} weight={700} text={TIDE_CLOCK.title} />
        <Column gap={6}>
          <Text size={14} weight={600} isLine text="£13,140 of £18,000" />
          <RungBar share={TIDE_CLOCK.share} />
        </Column>
        <Panel pad={8} padX={10}>
          <RungStep
            title="1 Working prototype"
            detail="Shown: 60 days outdoors"
            amount="£3,600"
            state="done"
          />
        </Panel>
      </Phone>
    </g>
  </>
));
