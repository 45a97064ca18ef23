import { Dimension } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { ClockPicture, RungBar, RungStep, TIDE_CLOCK } from './parts';
import { RUNG } from './product';

function Ladder() {
  const palette = usePalette();
  return (
    <>
      <path d="M76 0v400M196 0v400" stroke={palette.accent} strokeWidth={12} />
      <path d="M76 332h120M76 196h120" stroke={palette.accent} strokeWidth={28} />
      <path d="M76 60h120" stroke={palette.accent} strokeWidth={6} strokeDasharray="18 8" />
      <Dimension x={228} y={332} length={68} label="20%" isVertical labelWidth={60} size={16} />
      <Dimension x={228} y={196} length={136} label="40%" isVertical labelWidth={60} size={16} />
      <Dimension x={228} y={60} length={136} label="40%" isVertical labelWidth={60} size={16} />
    </>
  );
}

export const card: FigureDrawing = {
  widthPx: 640,
  heightPx: 400,
  product: RUNG,
  background: 'accentWash',
  draw: () => (
    <>
      <Ladder />
      <Phone x={300} y={44} header={<AppBar title={TIDE_CLOCK.maker} right="share" />} gap={10} pad={12}>
        <ClockPicture height={128} />
        <Text size={19} weight={700}>
          {TIDE_CLOCK.title}
        </Text>
        <Column gap={6}>
          <Text size={14} weight={600} isLine>
            £13,140 of £18,000
          </Text>
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
    </>
  ),
};
