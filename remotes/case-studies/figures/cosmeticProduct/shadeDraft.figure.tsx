import { Column, definePicture, Dot, Path, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { Button, Chip, Phone } from '../kit/screen';
import { DAYLIGHT } from './parts';
import { shadeColor, type Depth } from './shades';

/** The picture of the draft: one face, one light, and a warm background that tints everything. */
const Portrait = definePicture(200, ({ width }) => {
  // A photograph does not change with the theme.
  const palette = DAYLIGHT;
  const cx = width / 2;
  const skin = shadeColor(3, 'warm');
  return (
    <>
      <rect x={0} y={0} width={width} height={200} rx={20} fill={palette.secondWash} />
      <path d={`M${cx - 92} 200c6-46 42-58 92-58s86 12 92 58z`} fill={palette.second} />
      <Path d={`M${cx - 20} 110h40v40q-20 18-40 0z`} fill={shadeColor(4, 'warm')} />
      <path d={`M${cx - 60} 140c-16-70-2-118 60-118s76 48 60 118c-14 14-106 14-120 0z`} fill={palette.ink} />
      <Path d={`M${cx - 20} 104h40v44q-20 18-40 0z`} fill={shadeColor(4, 'warm')} />
      <ellipse cx={cx} cy={84} rx={38} ry={48} fill={skin} />
      <path d={`M${cx - 39} 74c8-36 66-40 78 2-22-2-42-10-50-22-4 12-14 18-28 20z`} fill={palette.ink} />
    </>
  );
});

const DOTS: readonly Depth[] = [1, 2, 3, 4, 5, 6];

const Dots = definePicture(32, () => (
  <>
    {DOTS.map((depth, index) => (
      <Dot
        key={depth}
        at={[14 + index * 36, 16, index === 2 ? 11 : 14]}
        fill={shadeColor(depth, 'neutral')}
      />
    ))}
    <Dot at={[86, 16, 15]} line="accent" lineWidth={2} />
    <Text at={[216, 7, 80]} size={13} weight={600} tone="accent" isLine text="+ 26 more" />
  </>
));

export const shadeDraft = phoneFigure(() => (
  <Phone title="Sloe" right="heart" gap={13} pad={12} action={<Button radius={24}>Add to bag</Button>}>
    <Portrait />
    <Row columns={[1, 70]} isTop>
      <Titled
        title="Velvet Skin Tint"
        detail="Flawless, all day long"
        size={19}
        weight={700}
        detailSize={12.5}
        gap={3}
      />
      <Text size={19} weight={700} align="end" isLine text="£18" />
    </Row>
    <Column gap={8}>
      <Row columns={[1, 110]}>
        <Text size={13.5} weight={600} isLine text="Shade: Honey Nude" />
        <Text size={13} tone="accent" align="end" isLine text="Shade finder" />
      </Row>
      <Dots />
    </Column>
    <Chip fill="secondWash" tone="second" text="Selling fast: only 3 left" />
    <Text size={13} tone="muted">
      Our dreamiest formula melts into every skin for an effortless, lit-from-within glow…
    </Text>
  </Phone>
));
