import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { definePart } from '../kit/part';
import { AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Keypad } from './parts';
import { SIXPENCE } from './product';

const Digit = definePart<{ value: string }>(
  () => 52,
  ({ value, x, y, width }) => (
    <>
      <Panel x={x} y={y} width={width} pad={0} minHeight={52} line="danger" radius={4} />
      <Text x={x} y={y + 12} width={width} size={21} weight={600} align="middle" isLine>
        {value}
      </Text>
    </>
  ),
);

export const codeBefore: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: SIXPENCE,
  draw: () => (
    <Phone header={<AppBar title="Verification" />} footer={<Keypad />} gap={14}>
      <Column gap={6}>
        <Text size={19} weight={700} align="middle">
          Enter OTP
        </Text>
        <Text size={13} tone="muted" align="middle">
          Please enter the OTP sent to your registered mobile number
        </Text>
      </Column>
      <Row columns={[52, 52, 52, 52]} gap={26}>
        <Digit value="" />
        <Digit value="" />
        <Digit value="" />
        <Digit value="" />
      </Row>
      <Text size={12.5} tone="danger" align="middle" isLine>
        Invalid OTP. 2 attempts left
      </Text>
      <Text size={12.5} tone="muted" align="middle" isLine>
        Resend in 00:58
      </Text>
      <Button kind="disabled">VERIFY</Button>
    </Phone>
  ),
};
