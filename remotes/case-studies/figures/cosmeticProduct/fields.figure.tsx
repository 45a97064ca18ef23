import { contrastRatio } from '../kit/contrast';
import { Dot, figure, type Hex, Path, Rect, Text } from '../kit/drawing';
import { GROUND, RIM } from './parts';
import { PRODUCT } from './product';
import { DEPTHS, shadeColor } from './shades';

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
  ['Near black', 'the dark screen', PRODUCT.screen[1]],
  ['Grey field', 'Sloe’s, in both', GROUND],
] as const;

function Strip({ y, field }: { y: number; field: Hex }) {
  const isOwn = field === GROUND;
  return (
    <>
      <Rect at={[LEFT - 14, y, WIDTH + 28, 58]} rx={4} fill={field} line="#7b8398" />
      {isOwn ? <Path d={`M${place(RIM_RATIO)} ${y + 8}v42`} line={RIM} lineWidth={3} /> : null}
      {DEPTHS.map((depth, index) => {
        const color = shadeColor(depth, 'neutral');
        return (
          <Dot
            key={depth}
            at={[place(contrastRatio(color, field)), y + (index % 2 ? 38 : 20), 9]}
            fill={color}
            line={isOwn ? RIM : undefined}
          />
        );
      })}
    </>
  );
}

function Chart() {
  return (
    <>
      {TICKS.map((tick) => (
        <Text
          key={tick}
          at={[place(tick) - 24, 36, 48]}
          size={12.5}
          tone="muted"
          align="middle"
          isLine
          text={`${tick}:1`}
        />
      ))}
      {FIELDS.map(([name, where, field], index) => {
        const y = 66 + index * 88;
        return (
          <g key={name}>
            <Text at={[24, y + 8, 146]} size={15} weight={600} isLine text={name} />
            <Text at={[24, y + 31, 150]} size={12} tone="muted" isLine text={where} />
            <Strip y={y} field={field} />
          </g>
        );
      })}
      <Path d={`M${place(3)} 58V336`} line="redline" lineWidth={1.5} dash="5 4" />
      <Text
        at={[place(3) - 126, 318, 120]}
        size={13}
        weight={600}
        tone="redline"
        align="end"
        isLine
        text="3:1 wanted"
      />
      <Path d={`M${place(RIM_RATIO)} 300v30h8`} line="muted" lineWidth={1.5} />
      <Text at={[place(RIM_RATIO) + 13, 321, 140]} size={13} weight={600} isLine>
        {`the rim, ${RIM_RATIO.toFixed(1)}:1`}
      </Text>
    </>
  );
}

export const fields = figure([640, 360], Chart);
