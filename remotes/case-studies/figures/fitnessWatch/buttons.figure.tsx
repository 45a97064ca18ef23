import { figure, Text, usePalette } from '../kit/drawing';
import { Arrow } from '../kit/marks';
import { GlassText } from './Watch';

const RADIUS = 58;
const PLACES = { Ready: [104, 100], Run: [376, 100], Pause: [376, 356], Done: [104, 356] } as const;

function State({ name }: { name: keyof typeof PLACES }) {
  const palette = usePalette();
  const [cx, cy] = PLACES[name];
  return (
    <g transform={`translate(${cx} ${cy}) scale(${RADIUS / 100})`}>
      <circle r={100} fill={palette.screen} stroke={palette.lineStrong} strokeWidth={3} />
      <GlassText cy={0} size={44} weight={700} width={180} text={name} />
    </g>
  );
}

interface PressProps {
  points: string;
  text: string;
  x: number;
  y: number;
  width?: number;
  align?: 'start' | 'middle' | 'end';
}

/** A change of state, with the button that triggers it. */
function Press({ points, text, x, y, width = 130, align = 'middle' }: PressProps) {
  return (
    <>
      <Arrow points={points} tone="ink" />
      <Text at={[x, y, width]} size={16} weight={600} align={align} text={text} />
    </>
  );
}

export const buttons = figure([480, 456], () => (
  <>
    <Press points="166,100 314,100" text="top" x={175} y={72} />
    <Press points="362,162 362,294" text="top" x={270} y={216} width={80} align="end" />
    <Press points="392,294 392,162" text="top" x={404} y={216} width={60} align="start" />
    <Press points="314,356 166,356" text={'bottom,\nheld 2 seconds'} x={165} y={306} width={150} />
    <Press points="104,294 104,162" text="top" x={116} y={216} width={80} align="start" />
    {(Object.keys(PLACES) as (keyof typeof PLACES)[]).map((name) => (
      <State key={name} name={name} />
    ))}
  </>
));
