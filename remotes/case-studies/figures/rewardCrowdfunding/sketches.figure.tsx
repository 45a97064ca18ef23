import type { FigureDrawing } from '../kit/drawFigure';
import { Selection } from '../kit/annotate';
import { Progress } from '../kit/charts';
import { Column, Panel, Space } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { Text } from '../kit/Text';
import { RUNG } from './product';

const Ring = definePart<{ share: number }>(
  () => 120,
  function DrawRing({ share, x, y, width }) {
    const palette = usePalette();
    const [cx, cy, r] = [x + width / 2, y + 60, 48];
    const turn = share * 2 * Math.PI;
    const end = `${cx + r * Math.sin(turn)} ${cy - r * Math.cos(turn)}`;
    return (
      <>
        <circle cx={cx} cy={cy} r={r} fill="none" stroke={palette.accentWash} strokeWidth={14} />
        <path
          d={`M${cx} ${cy - r}A${r} ${r} 0 1 1 ${end}`}
          fill="none"
          stroke={palette.accent}
          strokeWidth={14}
        />
        <Text x={cx - 40} y={cy - 14} width={80} size={21} weight={700} align="middle" isLine>
          73%
        </Text>
      </>
    );
  },
);

const Ladder = definePart<object>(
  () => 120,
  function DrawLadder({ x, y, width }) {
    const palette = usePalette();
    const left = x + width / 2 - 34;
    const rungs = [
      [y + 96, palette.accent, 10],
      [y + 56, palette.accent, 10],
      [y + 16, palette.lineStrong, 4],
    ] as const;
    return (
      <>
        <path d={`M${left} ${y}v120M${left + 68} ${y}v120`} stroke={palette.lineStrong} strokeWidth={4} />
        {rungs.map(([top, stroke, strokeWidth]) => (
          <path key={top} d={`M${left} ${top}h68`} stroke={stroke} strokeWidth={strokeWidth} />
        ))}
      </>
    );
  },
);

const NOTES = [
  ['A  One bar', 'Says how much, not what for. Looks the same for a safe project and a risky one.'],
  ['B  A ring', 'Pretty at 73%. Useless at 240%, and it still hides what the money does.'],
  ['C  A ladder', 'Slower to read. The only one that shows what is owed and when.'],
] as const;

export const sketches: FigureDrawing = {
  widthPx: 640,
  heightPx: 372,
  product: RUNG,
  draw: () => {
    const drawings = [
      <Column key="bar">
        <Space h={48} />
        <Progress share={0.73} height={24} />
        <Space h={48} />
      </Column>,
      <Ring key="ring" share={0.73} />,
      <Ladder key="ladder" />,
    ];
    return (
      <>
        {NOTES.map(([title, verdict], index) => (
          <Panel
            key={title}
            x={24 + index * 204}
            y={36}
            width={184}
            pad={18}
            radius={2}
            fill="surface"
            line="line"
            gap={20}
            minHeight={300}
          >
            {drawings[index]}
            <Column gap={8}>
              <Text size={17} weight={700}>
                {title}
              </Text>
              <Text size={14} tone="muted">
                {verdict}
              </Text>
            </Column>
          </Panel>
        ))}
        <Selection x={428} y={32} width={192} height={308} />
      </>
    );
  },
};
