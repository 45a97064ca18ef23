import { Note } from '../kit/annotate';
import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { Rule } from '../kit/lists';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Booklet } from './parts';
import { TREADLE } from './product';

const NEEDS = [
  ['5 sheets of A4', 'from the printer'],
  ['80 cm linen thread', 'or dental floss, waxed'],
  ['A bookbinder’s awl', 'or a stout needle in a cork'],
  ['A bone folder', 'or the back of a spoon'],
] as const;

function fact(value: string, label: string) {
  return (
    <Column gap={1}>
      <Text size={17} weight={700} isLine>
        {value}
      </Text>
      <Text size={12} tone="muted" isLine>
        {label}
      </Text>
    </Column>
  );
}

export const course: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: TREADLE,
  draw: () => (
    <Phone
      header={<AppBar title="Five-hole notebook" right="share" />}
      gap={13}
      pad={12}
      footer={
        <ActionBar>
          <Note n={3} reach={40}>
            <Button radius={3}>Pay £6 once, keep it</Button>
          </Note>
          <Text size={12.5} tone="muted" align="middle" isLine>
            Steps 1 to 3 are open to anyone
          </Text>
        </ActionBar>
      }
    >
      <Booklet height={108} stitches={7} />
      <Note n={1}>
        <Row columns={[0.38, 0.3, 0.32]} gap={6} isTop>
          {fact('1 to 2 h', 'first time')}
          {fact('9 steps', 'any pace')}
          {fact('No one', 'watches')}
        </Row>
      </Note>
      <Note n={2}>
        <Panel pad={13} gap={8} radius={3} line="line">
          <Text size={14} weight={600} isLine>
            On the table before you start
          </Text>
          {NEEDS.map(([need, instead]) => (
            <Column key={need} gap={7}>
              <Rule isDashed />
              <Column gap={0}>
                <Text size={13.5} weight={600} isLine>
                  {need}
                </Text>
                <Text size={12.5} tone="muted" isLine>
                  {instead}
                </Text>
              </Column>
            </Column>
          ))}
        </Panel>
      </Note>
    </Phone>
  ),
};
