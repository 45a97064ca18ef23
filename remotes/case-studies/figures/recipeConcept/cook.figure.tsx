import { Note } from '../kit/annotate';
import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { BEANS, totalMinutes } from './dishes';
import { Pot } from './Pot';
import { TRIVET } from './product';
import { FlatTape } from './Tape';

const NOW_MINUTE = 24;
const HEIGHT = 40;

/** The whole tape on its side, and a pointer where the cook is. */
const NowTape = definePart<object>(
  () => HEIGHT + 44,
  function DrawNowTape({ x, y, width }) {
    const palette = usePalette();
    const span = totalMinutes(BEANS);
    const nowX = x + (NOW_MINUTE / span) * width;
    return (
      <>
        <FlatTape x={x} y={y + 20} width={width} dish={BEANS} span={span} height={HEIGHT} />
        <path d={`M${nowX} ${y + 12}v${HEIGHT + 16}`} stroke={palette.accent} strokeWidth={3} />
        <path d={`M${nowX - 8} ${y}h16l-8 13z`} fill={palette.accent} />
        <Text x={x} y={y + HEIGHT + 26} width={60} size={12.5} tone="muted" isLine>
          10:00
        </Text>
        <Text x={x + width - 60} y={y + HEIGHT + 26} width={60} size={12.5} tone="muted" align="end" isLine>
          10:36
        </Text>
      </>
    );
  },
);

export const cook: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: TRIVET,
  draw: () => (
    <Phone header={<AppBar title="Simmering" right="list" />} gap={18}>
      <Note n={1} reach={36}>
        <Column gap={2}>
          <Text size={30} weight={700} isLine>
            Free until 10:34
          </Text>
          <Text size={14} tone="muted" isLine>
            Then half a lemon, and the crumbs
          </Text>
        </Column>
      </Note>
      <Note n={2} reach={36}>
        <NowTape />
      </Note>
      <Note n={3} reach={36}>
        <Panel fill="second" pad={16} radius={4} gap={8}>
          <Text size={18} weight={700} tone="secondWash" isLine>
            Or use five of them now
          </Text>
          <Text size={14} tone="secondWash">
            Tear 60 g of bread, fry it in 1 tbsp of oil until brown, stir in the mustard.
          </Text>
          <Text size={14} weight={600} tone="secondWash" isLine>
            At the latest at 10:29
          </Text>
        </Panel>
      </Note>
      <Row gap={10}>
        <Button kind="outline" radius={24}>
          Not yet
        </Button>
        <Button radius={24}>Start crumbs</Button>
      </Row>
      <Row columns={[56, 1]} gap={14}>
        <Pot content="beans" size={56} />
        <Column gap={1}>
          <Text size={14} weight={600} isLine>
            In the pan
          </Text>
          <Text size={13} tone="muted">
            Leeks, oil, garlic, thyme, beans, stock
          </Text>
        </Column>
      </Row>
    </Phone>
  ),
};
