import { Dimension, Selection } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column } from '../kit/layout';
import { Rule } from '../kit/lists';
import { usePalette } from '../kit/palette';
import { Text } from '../kit/Text';
import { Quoted, Sense } from './parts';
import { HEADWORD } from './product';

function Highlight() {
  const palette = usePalette();
  return <rect x={44} y={52} width={400} height={100} fill={palette.surface} opacity={0.55} />;
}

export const card: FigureDrawing = {
  widthPx: 640,
  heightPx: 400,
  product: HEADWORD,
  background: 'accentWash',
  draw: () => (
    <>
      <Highlight />
      <Quoted x={56} y={48} width={520}>
        <Text size={84} weight={700} isLine>
          sanction
        </Text>
      </Quoted>
      <Selection x={44} y={52} width={400} height={100} />
      <Dimension x={44} y={190} length={400} label="two opposite meanings" labelWidth={240} size={16} />
      <Column x={44} y={214} width={552} gap={4}>
        <Sense number="1" meaning="permission" example="The march had the sanction of the council." />
        <Rule tone="ink" />
        <Sense number="2" meaning="punishment" example="They threatened sanctions against the firm." />
      </Column>
    </>
  ),
};
