import { COLORS } from '@portfolio/design';
import { Path } from '../kit/drawing';
import { TYPE } from './sizes';
import { GlassText } from './Watch';

/** The dark theme's colours in both themes: the glass of a watch is always dark. */
const { info, success, warning, danger, muted } = COLORS.darkMode;
const ZONES = [muted, info, success, warning, danger];
const RING = 92;

function arcPath(startShare: number, endShare: number): string {
  const at = (share: number) => {
    const turn = (share * 1.5 - 0.75) * Math.PI;
    return `${RING * Math.sin(turn)} ${-RING * Math.cos(turn)}`;
  };
  return `M${at(startShare)}A${RING} ${RING} 0 0 1 ${at(endShare)}`;
}

function Field({ cx, cy, label, value }: { cx: number; cy: number; label: string; value: string }) {
  return (
    <>
      <GlassText cx={cx} cy={cy - 20} size={TYPE.draftLabel} width={90} weight={400} text={label} />
      <GlassText cx={cx} cy={cy + 3} size={TYPE.draftNumber} width={100} text={value} />
    </>
  );
}

/** The first draft: four numbers at once, and a ring of zones. */
export function DraftFace() {
  return (
    <>
      {ZONES.map((zone, index) => (
        <Path
          key={zone}
          d={arcPath(index / 5 + 0.006, (index + 1) / 5 - 0.006)}
          line={zone}
          lineWidth={index === 2 ? 14 : 8}
        />
      ))}
      <Field cx={0} cy={-44} label="PACE /KM" value="6:12" />
      <Field cx={-40} cy={12} label="BPM" value="136" />
      <Field cx={40} cy={12} label="KM" value="4.21" />
      <Field cx={0} cy={64} label="TIME" value="31:40" />
      <Path d="M-72 -20h144M-44 36h88M0 -20v56" line="secondWash" />
    </>
  );
}
