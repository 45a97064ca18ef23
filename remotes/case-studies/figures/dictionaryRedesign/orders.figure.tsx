import { Column, figure, Panel, Text, threeTiles } from '../kit/drawing';
import { OptionCards } from '../kit/marks';
import { Rule } from '../kit/screen';

const ORDERS = [
  ['A  By age', 'Good history. The reader meets a synod first.', ['1 decree', '2 penalty', '3 permission']],
  [
    'B  By use',
    'Right for most. Wrong in a report about a merger.',
    ['1 penalty', '2 permission', '3 decree'],
  ],
  [
    'C  By sentence',
    'Right for this reader. Needs their sentence, or says so.',
    ['1 permission', '2 penalty', 'Rare, 1'],
  ],
] as const;

function order([title, verdict, senses]: (typeof ORDERS)[number]) {
  return (
    <Column gap={14}>
      <Text size={17} weight={700} text={title} />
      <Column gap={7}>
        {senses.flatMap((sense, row) => [
          <Panel key={sense} pad={7} radius={0} fill={row === 0 ? 'accentWash' : 'none'}>
            <Text size={15} weight={row === 0 ? 700 : 400} isLine text={sense} />
          </Panel>,
          <Rule key={`${sense} rule`} />,
        ])}
      </Column>
      <Text size={14} tone="muted" text={verdict} />
    </Column>
  );
}

export const orders = figure(
  [640, 372],
  () => <OptionCards height={300} chosen={[1, 2]} contents={ORDERS.map(order)} />,
  {
    narrow: threeTiles(14, 204, 372),
  },
);
