import { Column, Panel, phoneFigure, Text } from '../kit/drawing';
import { Button, Phone } from '../kit/screen';
import { Booklet } from './parts';

function option(name: string, fault: 'none' | 'middle' | 'slack', isChosen = false) {
  return (
    <Panel
      pad={8}
      gap={6}
      radius={3}
      line={isChosen ? 'second' : 'line'}
      lineWidth={isChosen ? 2.5 : 1}
      fill={isChosen ? 'secondWash' : 'card'}
    >
      <Booklet height={60} stitches={4} isWrong={fault === 'middle'} isSlack={fault === 'slack'} />
      <Text size={14} weight={600} isLine text={name} />
    </Panel>
  );
}

export const check = phoneFigure(() => (
  <Phone
    title="Stuck at step 7"
    left="close"
    gap={10}
    pad={12}
    action={<Button radius={3}>Done, back to step 7</Button>}
  >
    <Text size={18} weight={700} isLine text="Which one is yours?" />
    <Column note={1} gap={8}>
      {option('As it should be', 'none')}
      {option('It went into hole 3', 'middle', true)}
      {option('The thread is slack', 'slack')}
    </Column>
    <Panel note={2} fill="accentWash" radius={3} pad={12} gap={4}>
      <Text size={14} weight={600} text="Draw the thread back to 2." />
      <Text size={13}>Nothing is harmed: the hole was there anyway, and linen stands a second pull.</Text>
    </Panel>
  </Phone>
));
