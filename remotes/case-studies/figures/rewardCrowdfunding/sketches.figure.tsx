import { definePicture, Dot, figure, Path, Text, threeTiles } from '../kit/drawing';
import { OptionSheet } from '../kit/marks';
import { Progress } from '../kit/screen';

const Bar = definePicture(120, ({ width }) => <Progress at={[0, 48, width]} share={0.73} height={24} />);

const Ring = definePicture<{ share: number }>(120, ({ share, width }) => {
  const [cx, cy, r] = [width / 2, 60, 48];
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

const Ladder = definePicture(120, ({ width }) => {
  const left = width / 2 - 34;
  const rungs = [
    [96, 'accent', 10],
    [56, 'accent', 10],
    [16, 'lineStrong', 4],
  ] as const;
  return (
    <>
      <Path d={`M${left} 0v120M${left + 68} 0v120`} line="lineStrong" lineWidth={4} />
      {rungs.map(([top, stroke, strokeWidth]) => (
        <Path key={top} d={`M${left} ${top}h68`} line={stroke} lineWidth={strokeWidth} />
      ))}
    </>
  );
});

export const sketches = figure(
  [640, 384],
  () => (
    <OptionSheet
      pad={18}
      gap={20}
      height={312}
      chosen={[1]}
      options={[
        [
          'A  One bar',
          'Says how much, not what for. Looks the same for a safe project and a risky one.',
          <Bar key="bar" />,
        ],
        [
          'B  A ladder',
          'Slower to read. The only one that shows what is owed and when.',
          <Ladder key="ladder" />,
        ],
        [
          'C  A ring',
          'Pretty at 73%. Useless at 240%, and it still hides what the money does.',
          <Ring key="ring" share={0.73} />,
        ],
      ]}
    />
  ),
  { narrow: threeTiles(14, 204, 384) },
);
