import { Button, Chip } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Row } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { DAYLIGHT } from './parts';
import { SLOE } from './product';
import { shadeColor, type Depth } from './shades';

/** The picture of the draft: one face, one light, and a warm background that tints everything. */
const Portrait = definePart<object>(
  () => 200,
  function DrawPortrait({ x, y, width }) {
    // A photograph does not change with the theme.
    const palette = DAYLIGHT;
    const cx = x + width / 2;
    const skin = shadeColor(3, 'warm');
    return (
      <>
        <rect x={x} y={y} width={width} height={200} rx={20} fill={palette.secondWash} />
        <path d={`M${cx - 92} ${y + 200}c6-46 42-58 92-58s86 12 92 58z`} fill={palette.second} />
        <path d={`M${cx - 20} ${y + 110}h40v40q-20 18-40 0z`} fill={shadeColor(4, 'warm')} />
        <path
          d={`M${cx - 60} ${y + 140}c-16-70-2-118 60-118s76 48 60 118c-14 14-106 14-120 0z`}
          fill={palette.ink}
        />
        <path d={`M${cx - 20} ${y + 104}h40v44q-20 18-40 0z`} fill={shadeColor(4, 'warm')} />
        <ellipse cx={cx} cy={y + 84} rx={38} ry={48} fill={skin} />
        <path
          d={`M${cx - 39} ${y + 74}c8-36 66-40 78 2-22-2-42-10-50-22-4 12-14 18-28 20z`}
          fill={palette.ink}
        />
      </>
    );
  },
);

const DOTS: readonly Depth[] = [1, 2, 3, 4, 5, 6];

const Dots = definePart<object>(
  () => 32,
  function DrawDots({ x, y }) {
    const palette = usePalette();
    return (
      <>
        {DOTS.map((depth, index) => (
          <circle
            key={depth}
            cx={x + 14 + index * 36}
            cy={y + 16}
            r={index === 2 ? 11 : 14}
            fill={shadeColor(depth, 'neutral')}
          />
        ))}
        <circle cx={x + 86} cy={y + 16} r={15} fill="none" stroke={palette.accent} strokeWidth={2} />
        <Text x={x + 216} y={y + 7} width={80} size={13} weight={600} tone="accent" isLine>
          + 26 more
        </Text>
      </>
    );
  },
);

export const shadeDraft: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: SLOE,
  draw: () => (
    <Phone
      header={<AppBar title="Sloe" right="heart" />}
      gap={13}
      pad={12}
      footer={
        <ActionBar>
          <Button radius={24}>Add to bag</Button>
        </ActionBar>
      }
    >
      <Portrait />
      <Row columns={[1, 70]} isTop>
        <Column gap={3}>
          <Text size={19} weight={700} isLine>
            Velvet Skin Tint
          </Text>
          <Text size={12.5} tone="muted" isLine>
            Flawless, all day long
          </Text>
        </Column>
        <Text size={19} weight={700} align="end" isLine>
          £18
        </Text>
      </Row>
      <Column gap={8}>
        <Row columns={[1, 110]}>
          <Text size={13.5} weight={600} isLine>
            Shade: Honey Nude
          </Text>
          <Text size={13} tone="accent" align="end" isLine>
            Shade finder
          </Text>
        </Row>
        <Dots />
      </Column>
      <Chip fill="secondWash" tone="second">
        Selling fast: only 3 left
      </Chip>
      <Text size={13} tone="muted">
        Our dreamiest formula melts into every skin for an effortless, lit-from-within glow…
      </Text>
    </Phone>
  ),
};
