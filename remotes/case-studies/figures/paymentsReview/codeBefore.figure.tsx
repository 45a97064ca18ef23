import { definePart, Panel, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { Button, Phone } from '../kit/screen';
import { Keypad } from './parts';

const Digit = definePart<{ value: string }>(52, ({ value, x, y, width }) => (
  <>
    <Panel at={[x, y, width]} pad={0} minHeight={52} line="danger" radius={4} />
    <Text at={[x, y + 12, width]} size={21} weight={600} align="middle" isLine text={value} />
  </>
));

export const codeBefore = phoneFigure(() => (
  <Phone title="Verification" footer={<Keypad />} gap={14}>
    <Titled
      title="Enter OTP"
      detail="Please enter the OTP sent to your registered mobile number"
      size={19}
      weight={700}
      gap={6}
      align="middle"
    />
    <Row columns={[52, 52, 52, 52]} gap={26}>
      <Digit value="" />
      <Digit value="" />
      <Digit value="" />
      <Digit value="" />
    </Row>
    <Text size={12.5} tone="danger" align="middle" isLine text="Invalid OTP. 2 attempts left" />
    <Text size={12.5} tone="muted" align="middle" isLine text="Resend in 00:58" />
    <Button kind="disabled">VERIFY</Button>
  </Phone>
));
