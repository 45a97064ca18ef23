import { Column, definePart, Dot, figure, Panel, Path, Space, Text, Titled } from '../kit/drawing';
import { Selection } from '../kit/marks';
import { Progress } from '../kit/screen';

const Ring = definePart<{ share: number }>(120, ({ share, x, y, width }) => {
  const [cx, cy, r] = [x + width / 2, y + 60, 48];
  const turn = share * 2 * Math.PI;
  const end = `${cx + r * Math.sin(turn)} ${cy - r * Math.cos(turn)}`;
  return (
    <>
      <Dot at={[cx, cy, r]} line="accentWash" lineWidth={14} />
      <Path d={`M${cx} ${cy - r}A${r} ${r} 0 1 1 ${end}`} line="accent" lineWidth={14} />
      <Text at={[cx - 40, cy - 14, 80]} size={21} weight={700} align="middle" isLine text="73%" />
    </>
  );
});

const Ladder = definePart(120, ({ x, y, width }) => {
  const left = x + width / 2 - 34;
  const rungs = [
    [y + 96, 'accent', 10],
    [y + 56, 'accent', 10],
    [y + 16, 'lineStrong', 4],
  ] as const;
  return (
    <>
      <Path d={`M${left} ${y}v120M${left + 68} ${y}v120`} line="lineStrong" lineWidth={4} />
      {rungs.map(([top, stroke, strokeWidth]) => (
        <Path key={top} d={`M${left} ${top}h68`} line={stroke} lineWidth={strokeWidth} />
      ))}
    </>
  );
});

const NOTES = [
  ['A  One bar', 'Says how much, not what for. Looks the same for a safe project and a risky one.'],
  ['B  A ring', 'Pretty at 73%. Useless at 240%, and it still hides what the money does.'],
  ['C  A ladder', 'Slower to read. The only one that shows what is owed and when.'],
] as const;

export const sketches = figure([640, 372], () => {
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
          at={[24 + index * 204, 36, 184]}
          pad={18}
          radius={2}
          fill="surface"
          line="line"
          gap={20}
          minHeight={300}
        >
          {drawings[index]}
          <Titled title={title} detail={verdict} size={17} weight={700} detailSize={14} gap={8} />
        </Panel>
      ))}
      <Selection x={428} y={32} width={192} height={308} />
    </>
  );
});
