import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Space } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { DIBBER } from './product';

/** A seedling in a pot before a round sun: the picture that every such slide has. */
const Seedling = definePart<object>(
  () => 240,
  function DrawSeedling({ x, y, width }) {
    const palette = usePalette();
    const cx = x + width / 2;
    return (
      <>
        <circle cx={cx} cy={y + 112} r={108} fill={palette.accentWash} />
        <path
          d={`M${cx} ${y + 160}C${cx - 4} ${y + 120} ${cx + 4} ${y + 100} ${cx} ${y + 70}`}
          fill="none"
          stroke={palette.accent}
          strokeWidth={7}
        />
        <path d={`M${cx} ${y + 112}c-52 6-70-22-74-50 40-2 72 10 74 50z`} fill={palette.accent} />
        <path d={`M${cx} ${y + 88}c48 2 66-24 68-52-38 0-68 12-68 52z`} fill={palette.accent} />
        <path d={`M${cx - 52} ${y + 156}h104l-12 74h-80z`} fill={palette.second} />
        <rect x={cx - 60} y={y + 150} width={120} height={20} rx={3} fill={palette.second} />
      </>
    );
  },
);

const Dots = definePart<object>(
  () => 10,
  function DrawDots({ x, y, width }) {
    const palette = usePalette();
    return [0, 1, 2, 3].map((index) => (
      <circle
        key={index}
        cx={x + width / 2 - 30 + index * 20}
        cy={y + 5}
        r={5}
        fill={palette[index === 0 ? 'accent' : 'lineStrong']}
      />
    ));
  },
);

export const slidesDraft: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: DIBBER,
  draw: () => (
    <Phone
      gap={18}
      pad={24}
      footer={
        <Column>
          <Dots />
          <Space h={26} />
          <Panel fill="none" pad={0} padX={24}>
            <Button radius={6}>Next</Button>
          </Panel>
          <Space h={30} />
        </Column>
      }
    >
      <Text size={14} tone="muted" align="end" isLine>
        Skip
      </Text>
      <Seedling />
      <Text size={24} weight={700} align="middle">
        Welcome to your green journey!
      </Text>
      <Text size={15} tone="muted" align="middle">
        Dibber is the smart garden companion that helps you grow, whoever you are.
      </Text>
    </Phone>
  ),
};
