import type { ReactNode } from 'react';
import { Column, definePart, Panel, Row, Text } from '../kit/drawing';
import { Icon } from '../kit/screen';

/** Words that are quoted or looked up, as opposed to the words that explain them. */
export const Quoted = definePart<{ children: ReactNode }>(
  ({ children }, widthPx) => Column.measure({ children }, widthPx),
  ({ children, ...box }) => (
    <g fontFamily="Georgia,'Times New Roman',serif">
      <Column {...box}>{children}</Column>
    </g>
  ),
);

/** The search field that stays at the head of every screen. */
export const SearchBar = definePart<{ value: string; hint?: string }>(60, ({ value, hint, x, y, width }) => (
  <Panel at={[x + 12, y + 6, width - 24]} pad={12} line="lineStrong" radius={4} fill="screen">
    <Row columns={[22, 1, 20]} gap={10}>
      <Icon name="search" size={22} tone="muted" />
      <Text size={16} tone={hint ? 'muted' : 'ink'} isLine text={hint ?? value} />
      <Icon name="close" size={20} tone="muted" />
    </Row>
  </Panel>
));

interface SenseProps {
  number: string;
  meaning: string;
  example: string;
  isAnswer?: boolean;
}

function sensePanel({ number, meaning, example, isAnswer }: SenseProps) {
  return {
    fill: isAnswer ? ('accentWash' as const) : ('none' as const),
    pad: 12,
    radius: 2,
    children: (
      <Row columns={[18, 1]} gap={8} isTop>
        <Text size={16} weight={700} text={number} />
        <Column gap={4}>
          <Text size={16} weight={600} text={meaning} />
          <Quoted>
            <Text size={14} tone={isAnswer ? 'ink' : 'muted'} text={example} />
          </Quoted>
        </Column>
      </Row>
    ),
  };
}

/** One meaning with one example; the answer is highlighted. */
export const Sense = definePart<SenseProps>(
  (props, widthPx) => Panel.measure(sensePanel(props), widthPx),
  ({ x, y, width, ...props }) => <Panel {...sensePanel(props)} x={x} y={y} width={width} />,
);
