import { Column, figure, Panel, Row, Text } from '../kit/drawing';
import { Rule } from '../kit/screen';

const COLUMNS = [146, 0.21, 0.38, 0.41] as const;

const QUESTIONS = [
  ['Where you grow', 'screen 9', 'first screen', 'which tasks appear'],
  ['Place', 'screen 7', 'first screen, typed', 'when frost is over'],
  ['Time a week', 'never', 'first screen', 'how many tasks'],
  ['Reminders', 'screen 8', 'after the first tick', 'one reminder'],
  ['Account', 'screen 5', 'for a second phone', 'nothing on one phone'],
  ['Name', 'screen 5', 'never', 'nothing'],
  ['Experience', 'screen 10', 'never', 'nothing'],
] as const;

export const questions = figure([680, 404], () => (
  <Panel at={[24, 24, 632]} pad={20} gap={11} radius={2} fill="surface" line="line">
    <Row columns={COLUMNS} gap={10}>
      {['Asked for', 'Draft', 'Now', 'What it changes'].map((head) => (
        <Text key={head} size={13} weight={600} tone="muted" isLine text={head} />
      ))}
    </Row>
    <Rule tone="lineStrong" />
    {QUESTIONS.map(([asked, draft, now, effect], index) => (
      <Column key={asked} gap={11}>
        <Row columns={COLUMNS} gap={10}>
          <Text size={15} weight={600} isLine text={asked} />
          <Text size={14} tone="muted" isLine text={draft} />
          <Text
            size={14}
            weight={600}
            tone={now === 'never' ? 'second' : now.startsWith('first') ? 'accent' : 'ink'}
            isLine
            text={now}
          />
          <Text size={14} tone={effect.startsWith('nothing') ? 'second' : 'ink'} isLine text={effect} />
        </Row>
        {index < QUESTIONS.length - 1 ? <Rule /> : null}
      </Column>
    ))}
  </Panel>
));
