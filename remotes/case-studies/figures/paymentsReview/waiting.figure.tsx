import { Dimension } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Panel } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { Text } from '../kit/Text';
import { SIXPENCE } from './product';

const LEFT = 48;
const HOUR_WIDTH = 90;

function Lane({ y, title, isBlind }: { y: number; title: string; isBlind: boolean }) {
  const palette = usePalette();
  const stroke = isBlind ? palette.lineStrong : palette.second;
  return (
    <>
      <Text x={LEFT - 8} y={y - 42} width={300} size={16} weight={700} isLine>
        {title}
      </Text>
      <path
        d={`M${LEFT} ${y}h${HOUR_WIDTH * 6}`}
        stroke={stroke}
        strokeWidth={isBlind ? 2 : 6}
        strokeDasharray={isBlind ? '3 6' : undefined}
      />
    </>
  );
}

function Told({
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
  const palette = usePalette();
  const cx = LEFT + hour * HOUR_WIDTH;
  return (
    <>
      <circle cx={cx} cy={y} r={8} fill={palette.surface} stroke={palette.ink} strokeWidth={2} />
      <Text x={align === 'end' ? cx + 8 - width : cx - 8} y={y + 16} width={width} size={13.5} align={align}>
        {text}
      </Text>
    </>
  );
}

export const waiting: FigureDrawing = {
  widthPx: 640,
  heightPx: 400,
  product: SIXPENCE,
  draw: () => (
    <>
      <Panel x={20} y={20} width={600} pad={0} minHeight={360} radius={2} fill="surface" line="line" />
      <Lane y={90} title="Today" isBlind />
      <Told hour={0} y={90} width={130} text="“Processing”" />
      <Told hour={6} y={90} width={130} text="A push, if allowed" align="end" />
      <Lane y={220} title="Proposed" isBlind={false} />
      <Told hour={0} y={220} width={150} text="Latest time, name matched in minutes" />
      <Told hour={2} y={220} width={150} text="Income read, or one question asked" />
      <Told hour={6} y={220} width={150} text="Answer by text, kept in the app" align="end" />
      <Dimension x={LEFT} y={336} length={HOUR_WIDTH * 6} label="up to 6 hours" labelWidth={160} size={15} />
    </>
  ),
};
