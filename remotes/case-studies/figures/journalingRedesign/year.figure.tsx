import { Column, Panel, phoneFigure, Text } from '../kit/drawing';
import { Phone } from '../kit/screen';
import { YearStrokes } from './parts';

export const year = phoneFigure(() => (
  <Phone title="Last year" right="search" gap={16}>
    <YearStrokes note={1} rowHeight={27} />
    <Panel note={2} gap={6} line="line" pad={14}>
      <Text size={12} tone="muted" isLine text="28 June, after ten weeks" />
      <Text isSerif size={15}>
        I have not written since the move. The boxes are down to three.
      </Text>
    </Panel>
    <Column>
      <Text size={12.5} tone="muted" text="Touch a stroke to read it." />
    </Column>
  </Phone>
));
