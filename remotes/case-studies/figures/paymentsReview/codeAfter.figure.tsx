import { Column, Panel, phoneFigure, Row, Text } from '../kit/drawing';
import { Button, Phone } from '../kit/screen';
import { Keypad } from './parts';

export const codeAfter = phoneFigure(() => (
  <Phone title="Register, step 2 of 3" footer={<Keypad />} gap={11} pad={12}>
    <Column gap={4}>
      <Text size={17} weight={700} text="Type the code from our text" />
      <Row note={1} columns={[1, 66]}>
        <Text size={12.5} isLine text="Four digits, to 07700 900418" />
        <Text size={12.5} weight={600} tone="accent" align="end" isLine text="Change" />
      </Row>
    </Column>
    <Panel note={2} pad={11} padX={14} line="danger" lineWidth={2} radius={8}>
      <Text size={23} weight={600} spacing={10} isLine text="4817" />
    </Panel>
    <Text note={3} size={13} tone="danger" weight={600}>
      This is not the code in our text. You have 2 more tries.
    </Text>
    <Panel note={4} pad={11} fill="secondWash" radius={8}>
      <Text size={12.5}>No text? Ask again from 11:04, or let us call and say it.</Text>
    </Panel>
    <Button height={44}>Go on</Button>
  </Phone>
));
