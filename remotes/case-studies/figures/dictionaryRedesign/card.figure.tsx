import { Column, figure, Rect, Text } from '../kit/drawing';
import { Dimension, Selection } from '../kit/marks';
import { Rule } from '../kit/screen';
import { Sense } from './parts';

function Highlight() {
  return <Rect at={[44, 52, 400, 100]} fill="surface" opacity={0.55} />;
}

export const card = figure([640, 400, 'accentWash'], () => (
  <>
    <Highlight />
    <Text at={[56, 48, 520]} isSerif size={84} weight={700} isLine text="sanction" />
    <Selection x={44} y={52} width={400} height={100} />
    <Dimension x={44} y={190} length={400} label="two opposite meanings" labelWidth={240} size={16} />
    <Column at={[44, 214, 552]} gap={4}>
      <Sense number="1" meaning="permission" example="The march had the sanction of the council." />
      <Rule tone="ink" />
      <Sense number="2" meaning="punishment" example="They threatened sanctions against the firm." />
    </Column>
  </>
));
