import { Column, figure, Panel, Text } from '../kit/drawing';
import { Selection } from '../kit/marks';
import { Rule } from '../kit/screen';

const ORDERS = [
  {
    title: 'A  By age',
    senses: ['1 decree', '2 penalty', '3 permission'],
    verdict: 'Good history. The reader meets a synod first.',
  },
  {
    title: 'B  By use',
    senses: ['1 penalty', '2 permission', '3 decree'],
    verdict: 'Right for most. Wrong for whoever reads about a merger.',
  },
  {
    title: 'C  By sentence',
    senses: ['1 permission', '2 penalty', 'Rare, 1'],
    verdict: 'Right for this reader. Needs their sentence, or says so.',
  },
] as const;

export const orders = figure([640, 372], () => (
  <>
    {ORDERS.map(({ title, senses, verdict }, index) => (
      <Panel
        key={title}
        at={[24 + index * 204, 36, 184]}
        pad={16}
        radius={2}
        fill="surface"
        line="line"
        gap={14}
        minHeight={300}
      >
        <Text size={17} weight={700} text={title} />
        <Column gap={7}>
          {senses.map((sense, row) => (
            <Column key={sense} gap={7}>
              <Panel pad={7} radius={0} fill={row === 0 ? 'accentWash' : 'none'}>
                <Text size={15} weight={row === 0 ? 700 : 400} isLine text={sense} />
              </Panel>
              <Rule />
            </Column>
          ))}
        </Column>
        <Text size={14} tone="muted" text={verdict} />
      </Panel>
    ))}
    <Selection x={428} y={32} width={192} height={308} />
  </>
));
