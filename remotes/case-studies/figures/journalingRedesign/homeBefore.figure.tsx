import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Keyboard } from './parts';
import { DAYMARK } from './product';

const Face = definePart<{ bend: number; isOn?: boolean }>(
  () => 40,
  function DrawFace({ bend, isOn = false, x, y, width }) {
    const palette = usePalette();
    const [cx, cy] = [x + width / 2, y + 20];
    return (
      <>
        <circle
          cx={cx}
          cy={cy}
          r={18}
          fill={isOn ? palette.accentWash : palette.card}
          stroke={palette[isOn ? 'accent' : 'lineStrong']}
          strokeWidth={1.5}
        />
        <path
          d={`M${cx - 6} ${cy - 6}v3M${cx + 6} ${cy - 6}v3M${cx - 8} ${cy + 7}q8 ${bend} 16 0`}
          fill="none"
          stroke={palette[isOn ? 'accent' : 'muted']}
          strokeWidth={1.75}
        />
      </>
    );
  },
);

export const homeBefore: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: DAYMARK,
  draw: () => (
    <Phone header={<AppBar title="New entry" left="close" />} footer={<Keyboard />} gap={12} pad={14}>
      <Panel fill="accentWash" pad={10}>
        <Text size={13} weight={600} tone="accent" align="middle" isLine>
          3 day streak. Keep it going!
        </Text>
      </Panel>
      <Text size={14} align="middle" isLine>
        How do you feel today?
      </Text>
      <Row gap={8}>
        <Face bend={-9} />
        <Face bend={-4} />
        <Face bend={0} />
        <Face bend={5} isOn />
        <Face bend={10} />
      </Row>
      <Panel line="line" minHeight={96} pad={12}>
        <Column gap={3}>
          <Text size={14} tone="muted">
            Write at least 50 words about your day…
          </Text>
        </Column>
      </Panel>
      <Button kind="disabled" height={40}>
        Save entry, 0 of 50
      </Button>
    </Phone>
  ),
};
