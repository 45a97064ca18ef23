import { Path, Text } from '../kit/drawing';
import { Icon } from '../kit/screen';
import { Booklet, Seam } from './parts';

export const EDGE_WIDTH = 82;

/** The lesson waiting at step 7, 580 by 400. */
export function StepScreen() {
  const inner = 580 - EDGE_WIDTH * 2;
  return (
    <>
      <Path
        d={`M8 0h${EDGE_WIDTH - 8}v400h-${EDGE_WIDTH - 8}a8 8 0 0 1-8-8v-384a8 8 0 0 1 8-8z`}
        fill="accentWash"
      />
      <Path
        d={`M${580 - EDGE_WIDTH} 0h${EDGE_WIDTH - 8}a8 8 0 0 1 8 8v384a8 8 0 0 1-8 8h-${EDGE_WIDTH - 8}z`}
        fill="accent"
      />
      <Icon at={[0, 160, EDGE_WIDTH]} name="back" size={40} tone="accent" />
      <Text
        at={[0, 206, EDGE_WIDTH]}
        size={15}
        weight={600}
        tone="accent"
        align="middle"
        isLine
        text="Again"
      />
      <Icon at={[580 - EDGE_WIDTH, 160, EDGE_WIDTH]} name="next" size={40} tone="onAccent" />
      <Text
        at={[580 - EDGE_WIDTH, 206, EDGE_WIDTH]}
        size={15}
        weight={600}
        tone="onAccent"
        align="middle"
        isLine
        text="Next"
      />
      <Seam at={[EDGE_WIDTH + 22, 22, inner - 104]} of={9} sewn={6} />
      <Text at={[EDGE_WIDTH + inner - 72, 15, 50]} size={15} weight={600} align="end" isLine text="7 of 9" />
      <Booklet at={[EDGE_WIDTH + 22, 52, inner - 44]} height={176} stitches={4} hasNumbers hasNeedle />
      <Text at={[EDGE_WIDTH + 22, 246, inner - 40]} size={29} weight={700}>
        {'Stay inside, pass 3,\ngo out at 4'}
      </Text>
      <Icon at={[EDGE_WIDTH + 22, 352, 20]} name="sound" size={20} tone="second" />
      <Text
        at={[EDGE_WIDTH + 52, 352, inner - 70]}
        size={14}
        tone="second"
        weight={600}
        isLine
        text="“next” “again” “slower” “stuck”"
      />
    </>
  );
}
