import { Column, cardFigure, Rect, Text, Titled } from '../kit/drawing';
import { Dimension, Selection } from '../kit/marks';
import { Rule } from '../kit/screen';

const SENSE = { size: 24, detailSize: 22 } as const;

function Highlight() {
  return <Rect at={[44, 52, 400, 100]} fill="surface" opacity={0.55} />;
}

export const card = cardFigure(() => (
  <>
    <Highlight />
    <Text at={[56, 48, 520]} isSerif size={84} weight={700} isLine text="sanction" />
    <Selection x={44} y={52} width={400} height={100} />
    <Dimension x={44} y={190} length={400} label="two opposite meanings" labelWidth={400} size={22} />
    <Column at={[44, 214, 552]} gap={8}>
      <Titled title="1  permission" detail="the sanction of the council" {...SENSE} />
      <Rule tone="ink" />
      <Titled title="2  punishment" detail="sanctions against the firm" {...SENSE} />
    </Column>
  </>
));
