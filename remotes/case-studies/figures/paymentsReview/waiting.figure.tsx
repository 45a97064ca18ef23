import { Dot, figure, Panel, Path, Text } from '../kit/drawing';
import { Dimension } from '../kit/marks';

const LEFT = 48;
const HOUR_WIDTH = 90;

function Lane({ y, title, isBlind }: { y: number; title: string; isBlind: boolean }) {
  return (
    <>
      <Text at={[LEFT - 8, y - 42, 300]} size={16} weight={700} isLine text={title} />
      <Path
        d={`M${LEFT} ${y}h${HOUR_WIDTH * 6}`}
        line={isBlind ? 'lineStrong' : 'second'}
        lineWidth={isBlind ? 2 : 6}
        dash={isBlind ? '3 6' : undefined}
      />
    </>
  );
}

function Message({
  hour,
  y,
  width,
  text,
  align = 'start',
}: {
  hour: number;
  y: number;
  width: number;
  text: string;
  align?: 'start' | 'end';
}) {
  const cx = LEFT + hour * HOUR_WIDTH;
  return (
    <>
      <Dot at={[cx, y, 8]} fill="surface" line="ink" lineWidth={2} />
      <Text at={[align === 'end' ? cx + 8 - width : cx - 8, y + 16, width]} size={13.5} align={align}>
        {text}
      </Text>
    </>
  );
}

export const waiting = figure([640, 400], () => (
  <>
    <Panel at={[20, 20, 600]} pad={0} minHeight={360} radius={2} fill="surface" line="line" />
    <Lane y={90} title="Today" isBlind />
    <Message hour={0} y={90} width={130} text="“Processing”" />
    <Message hour={6} y={90} width={130} text="A push, if allowed" align="end" />
    <Lane y={220} title="Proposed" isBlind={false} />
    <Message hour={0} y={220} width={150} text="Latest time, name matched in minutes" />
    <Message hour={2} y={220} width={150} text="Income read, or one question asked" />
    <Message hour={6} y={220} width={150} text="Answer by text, kept in the app" align="end" />
    <Dimension x={LEFT} y={336} length={HOUR_WIDTH * 6} label="up to 6 hours" labelWidth={160} size={15} />
  </>
));
