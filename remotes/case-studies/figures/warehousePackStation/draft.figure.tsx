import { Column, figure, Panel, Rect, Row, Text } from '../kit/drawing';
import { Button, Rule } from '../kit/screen';
import { Panel15, SCREEN_SHEET } from './BenchScreen';

const COLUMNS = [24, 90, 1, 36, 36, 50];
const HEAD = ['Ln', 'Item no.', 'Description', 'Ord', 'Pkd', 'Status'];
const LINES = [
  ['1', 'TT-0417-ST', 'Tea towel, stripe, red', '1', '1', 'OK'],
  ['2', 'HN-0090-HE', 'Heather honey 340 g', '1', '1', 'OK'],
  ['3', 'EM-2210-BL', 'Enamel mug, blue', '2', '1', 'Open'],
];

function tableRow(cells: readonly string[], weight: 400 | 600) {
  return (
    <Row columns={COLUMNS} gap={6}>
      {cells.map((cell, index) => (
        <Text key={HEAD[index]} size={10.5} weight={weight} isLine text={cell} />
      ))}
    </Row>
  );
}

function entry(label: string, value: string) {
  return (
    <Row columns={[0.42, 0.58]} gap={6}>
      <Text size={10.5} isLine text={label} />
      <Panel pad={5} radius={0} line="lineStrong">
        <Text size={10.5} isLine text={value} />
      </Panel>
    </Row>
  );
}

function MenuBar() {
  return (
    <>
      <Rect at={[32, 28, 480, 26]} fill="accent" />
      <Text
        at={[42, 34, 460]}
        size={10.5}
        weight={600}
        tone="onAccent"
        isLine
        text="Packing: order 40002291, tote 118, bench 7"
      />
    </>
  );
}

export const draft = figure(
  SCREEN_SHEET,
  () => (
    <>
      <Panel15>
        <MenuBar />
        <Column at={[42, 66, 460]} gap={14}>
          <Panel pad={8} radius={0} line="lineStrong" gap={7} minHeight={186}>
            {tableRow(HEAD, 600)}
            <Rule tone="lineStrong" />
            {LINES.flatMap((cells) => [
              <Column key={cells[1]}>{tableRow(cells, 400)}</Column>,
              <Rule key={`${cells[1]} rule`} />,
            ])}
          </Panel>
          <Row gap={20} isTop>
            <Column gap={6}>
              {entry('Carton', 'C 300x220x150')}
              {entry('Filler', '2 sheets')}
            </Column>
            <Column gap={6}>
              {entry('Weight g', '')}
              {entry('Carrier', 'Road, 48 hours')}
            </Column>
          </Row>
          <Row gap={8}>
            {['Confirm line', 'Report', 'Weigh', 'Print label', 'Close'].map((label) => (
              <Button key={label} kind="outline" height={26} size={10.5} radius={2} text={label} />
            ))}
          </Row>
        </Column>
      </Panel15>
    </>
  ),
  { floor: 13.6, narrow: [[[2, 8, 396, 414]]] },
);
