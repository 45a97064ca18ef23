import { Column, cardFigure, CLOSE, CLOSE_PHONE_PX, Text } from '../kit/drawing';
import { Dimension } from '../kit/marks';
import { Phone, Rule } from '../kit/screen';
import { Caret, YearStrokes } from './parts';

export const card = cardFigure(() => (
  <>
    <YearStrokes at={[32, 30, 232]} rowHeight={26} hasLabels={false} />
    <Dimension x={32} y={376} length={232} label="one year" labelWidth={232} size={22} />
    <g transform={`translate(304 40) scale(${CLOSE})`}>
      <Phone x={0} y={0} width={CLOSE_PHONE_PX} gap={13} pad={16}>
        <Text size={17} weight={700} isLine text="Thursday 9 April" />
        <Column gap={4}>
          <Text size={12.5} tone="muted" isLine text="Sunday ended with" />
          <Text isSerif size={16} tone="muted">
            The baker was carrying the chairs in.
          </Text>
        </Column>
        <Rule />
        <Column gap={2}>
          <Text isSerif size={22}>
            Swam before work.
          </Text>
          <Caret />
        </Column>
      </Phone>
    </g>
  </>
));
