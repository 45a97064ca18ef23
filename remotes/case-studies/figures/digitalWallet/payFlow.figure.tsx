import { figure, Text } from '../kit/drawing';
import { Arrow, FlowBox } from '../kit/marks';

const MAIN = [
  { y: 28, title: 'Front', detail: 'Two presses, first pocket out' },
  { y: 132, title: 'Is it you?', detail: 'Face, finger or code', kind: 'question' },
  { y: 236, title: 'Held near a reader', detail: 'The reader names the amount' },
  { y: 340, title: 'Is there signal?', detail: 'Asked by the app, not by you', kind: 'question' },
  { y: 444, title: 'Does the bank agree?', detail: 'For this amount', kind: 'question' },
  { y: 560, title: 'Paid', detail: 'Stays until you put it away', kind: 'accent' },
] as const;

const SIDE = [
  { y: 112, title: 'Still locked', detail: 'Pockets stay closed' },
  { y: 320, title: 'Spend a token', detail: 'Five in store, up to £50 each' },
  {
    y: 444,
    title: 'Not with this card',
    detail: 'Tap another, hold it out',
    kind: 'second',
  },
] as const;

const LINKS = [
  '148,103 148,128',
  '148,207 148,232',
  '148,311 148,336',
  '148,415 148,440',
  '148,519 148,556',
  '268,164 304,164',
  '268,372 304,372',
  '268,477 304,477',
  '456,372 463,372 463,592 272,592',
] as const;

const ANSWERS = [
  [276, 142, 'no'],
  [156, 209, 'yes'],
  [276, 350, 'no'],
  [156, 417, 'yes'],
  [276, 455, 'no'],
  [156, 520, 'yes'],
] as const;

export const payFlow = figure(
  [480, 656],
  () => (
    <>
      {MAIN.map((box) => (
        <FlowBox key={box.title} x={28} width={240} {...box} />
      ))}
      {SIDE.map((box) => (
        <FlowBox key={box.title} x={308} width={148} {...box} />
      ))}
      {LINKS.map((corners) => (
        <Arrow key={corners} points={corners} />
      ))}
      {ANSWERS.map(([x, y, text]) => (
        <Text key={`${x} ${y}`} at={[x, y, 40]} size={13} weight={600} isLine text={text} />
      ))}
    </>
  ),
  { floor: 15, narrow: [[[24, 0, 444, 656]]] },
);
