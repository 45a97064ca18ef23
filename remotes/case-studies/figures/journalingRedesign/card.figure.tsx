import { Dimension } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column } from '../kit/layout';
import { Rule } from '../kit/lists';
import { Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Caret, Written, YearStrokes } from './parts';
import { DAYMARK } from './product';

export const card: FigureDrawing = {
  widthPx: 640,
  heightPx: 400,
  product: DAYMARK,
  background: 'accentWash',
  draw: () => (
    <>
      <YearStrokes x={32} y={30} width={232} rowHeight={26} hasLabels={false} />
      <Dimension x={32} y={376} length={232} label="one year, no gap counted" labelWidth={232} size={14} />
      <Phone x={298} y={44} gap={14} pad={18}>
        <Text size={17} weight={700} isLine>
          Thursday 9 April
        </Text>
        <Column gap={4}>
          <Text size={12.5} tone="muted" isLine>
            Sunday ended with
          </Text>
          <Written>
            <Text size={16} tone="muted">
              The baker was carrying the chairs in. I helped with four of them.
            </Text>
          </Written>
        </Column>
        <Rule />
        <Written gap={2}>
          <Text size={22}>Swam before work. Nobody else in the slow lane.</Text>
          <Caret />
        </Written>
      </Phone>
    </>
  ),
};
