import { Icon } from '../kit/icons';
import { usePalette } from '../kit/palette';
import { Text } from '../kit/Text';
import { Booklet, Seam } from './parts';

export const EDGE_WIDTH = 82;

/** The lesson as it waits at step 7, 580 by 400. */
export function StepScreen() {
  const palette = usePalette();
  const inner = 580 - EDGE_WIDTH * 2;
  return (
    <>
      <path
        d={`M8 0h${EDGE_WIDTH - 8}v400h-${EDGE_WIDTH - 8}a8 8 0 0 1-8-8v-384a8 8 0 0 1 8-8z`}
        fill={palette.accentWash}
      />
      <path
        d={`M${580 - EDGE_WIDTH} 0h${EDGE_WIDTH - 8}a8 8 0 0 1 8 8v384a8 8 0 0 1-8 8h-${EDGE_WIDTH - 8}z`}
        fill={palette.accent}
      />
      <Icon name="back" size={40} tone="accent" x={0} y={160} width={EDGE_WIDTH} />
      <Text x={0} y={206} width={EDGE_WIDTH} size={15} weight={600} tone="accent" align="middle" isLine>
        Again
      </Text>
      <Icon name="next" size={40} tone="onAccent" x={580 - EDGE_WIDTH} y={160} width={EDGE_WIDTH} />
      <Text
        x={580 - EDGE_WIDTH}
        y={206}
        width={EDGE_WIDTH}
        size={15}
        weight={600}
        tone="onAccent"
        align="middle"
        isLine
      >
        Next
      </Text>
      <Seam x={EDGE_WIDTH + 22} y={22} width={inner - 104} of={9} at={6} />
      <Text x={EDGE_WIDTH + inner - 72} y={15} width={50} size={15} weight={600} align="end" isLine>
        7 of 9
      </Text>
      <Booklet x={EDGE_WIDTH + 22} y={52} width={inner - 44} height={176} stitches={4} hasNumbers hasNeedle />
      <Text x={EDGE_WIDTH + 22} y={246} width={inner - 40} size={29} weight={700}>
        {'Stay inside, pass 3,\ngo out at 4'}
      </Text>
      <Icon name="sound" size={20} tone="second" x={EDGE_WIDTH + 22} y={352} width={20} />
      <Text x={EDGE_WIDTH + 52} y={352} width={inner - 70} size={14} tone="second" weight={600} isLine>
        “next” “again” “slower” “stuck”
      </Text>
    </>
  );
}
