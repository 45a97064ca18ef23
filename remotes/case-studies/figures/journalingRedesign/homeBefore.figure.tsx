import { Column, definePicture, Dot, Panel, Path, phoneFigure, Row, Text } from '../kit/drawing';
import { Button, Phone } from '../kit/screen';
import { Keyboard } from './parts';

const Face = definePicture<{ bend: number; isOn?: boolean }>(40, ({ bend, isOn = false, width }) => {
  const [cx, cy] = [width / 2, 20];
  return (
    <>
      <Dot
        at={[cx, cy, 18]}
        fill={isOn ? 'accentWash' : 'card'}
        line={isOn ? 'accent' : 'lineStrong'}
        lineWidth={1.5}
      />
      <Path
        d={`M${cx - 6} ${cy - 6}v3M${cx + 6} ${cy - 6}v3M${cx - 8} ${cy + 7}q8 ${bend} 16 0`}
        line={isOn ? 'accent' : 'muted'}
        lineWidth={1.75}
      />
    </>
  );
});

export const homeBefore = phoneFigure(() => (
  <Phone title="New entry" left="close" footer={<Keyboard />} gap={12} pad={14}>
    <Panel fill="accentWash" pad={10}>
      <Text size={13} weight={600} tone="accent" align="middle" isLine text="3 day streak. Keep it going!" />
    </Panel>
    <Text size={14} align="middle" isLine text="How do you feel today?" />
    <Row gap={8}>
      <Face bend={-9} />
      <Face bend={-4} />
      <Face bend={0} />
      <Face bend={5} isOn />
      <Face bend={10} />
    </Row>
    <Panel line="line" minHeight={96} pad={12}>
      <Column gap={3}>
        <Text size={14} tone="muted" text="Write at least 50 words about your day…" />
      </Column>
    </Panel>
    <Button kind="disabled" height={40} text="Save entry, 0 of 50" />
  </Phone>
));
