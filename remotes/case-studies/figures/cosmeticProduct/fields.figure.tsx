import type { FigureDrawing } from '../kit/drawFigure';
import { usePalette } from '../kit/palette';
import { Text } from '../kit/Text';
import { GROUND, RIM } from './parts';
import { SLOE } from './product';
import { contrastRatio, DEPTHS, shadeColor } from './shades';

const LEFT = 188;
const WIDTH = 408;
const TICKS = [1, 1.5, 2, 3, 4.5, 7, 10, 14] as const;
const MAX = 16;
const RIM_RATIO = contrastRatio(RIM, GROUND);

function place(ratio: number): number {
  return LEFT + (Math.log(ratio) / Math.log(MAX)) * WIDTH;
}

const FIELDS = [
  ['White', 'the light cards', '#ffffff'],
  ['Near black', 'the dark screen', SLOE.darkMode.screen],
  ['Grey field', 'Sloe’s, in both', GROUND],
] as const;

function Strip({ y, field }: { y: number; field: string }) {
  const isOwn = field === GROUND;
  return (
    <>
      <rect x={LEFT - 14} y={y} width={WIDTH + 28} height={58} rx={4} fill={field} stroke="#7b8398" />
      {isOwn ? <path d={`M${place(RIM_RATIO)} ${y + 8}v42`} stroke={RIM} strokeWidth={3} /> : null}
      {DEPTHS.map((depth, index) => {
        const color = shadeColor(depth, 'neutral');
        return (
          <circle
            key={depth}
            cx={place(contrastRatio(color, field))}
            cy={y + (index % 2 ? 38 : 20)}
            r={9}
            fill={color}
            stroke={isOwn ? RIM : undefined}
          />
        );
      })}
    </>
  );
}

function Chart() {
  const palette = usePalette();
  return (
    <>
      {TICKS.map((tick) => (
        <Text
          key={tick}
          x={place(tick) - 24}
          y={36}
          width={48}
          size={12.5}
          tone="muted"
          align="middle"
          isLine
        >
          {`${tick}:1`}
        </Text>
      ))}
      {FIELDS.map(([name, where, field], index) => {
        const y = 66 + index * 88;
        return (
          <g key={name}>
            <Text x={24} y={y + 8} width={146} size={15} weight={600} isLine>
              {name}
            </Text>
            <Text x={24} y={y + 31} width={150} size={12} tone="muted" isLine>
              {where}
            </Text>
            <Strip y={y} field={field} />
          </g>
        );
      })}
      <path d={`M${place(3)} 58V336`} stroke={palette.redline} strokeWidth={1.5} strokeDasharray="5 4" />
      <Text x={place(3) - 126} y={318} width={120} size={13} weight={600} tone="redline" align="end" isLine>
        3:1 wanted
      </Text>
      <path d={`M${place(RIM_RATIO)} 300v30h8`} fill="none" stroke={palette.muted} strokeWidth={1.5} />
      <Text x={place(RIM_RATIO) + 13} y={321} width={140} size={13} weight={600} isLine>
        {`the rim, ${RIM_RATIO.toFixed(1)}:1`}
      </Text>
    </>
  );
}

export const fields: FigureDrawing = { widthPx: 640, heightPx: 360, product: SLOE, draw: Chart };
