import { Note } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel } from '../kit/layout';
import { AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Written, YearStrokes } from './parts';
import { DAYMARK } from './product';

export const year: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: DAYMARK,
  draw: () => (
    <Phone header={<AppBar title="Last year" right="search" />} gap={16}>
      <Note n={1} reach={36}>
        <YearStrokes rowHeight={27} />
      </Note>
      <Note n={2} reach={36}>
        <Panel gap={6} line="line" pad={14}>
          <Text size={12} tone="muted" isLine>
            28 June, after ten weeks
          </Text>
          <Written>
            <Text size={15}>I have not written since the move. The boxes are down to three.</Text>
          </Written>
        </Panel>
      </Note>
      <Column>
        <Text size={12.5} tone="muted">
          Touch a stroke to read it.
        </Text>
      </Column>
    </Phone>
  ),
};
