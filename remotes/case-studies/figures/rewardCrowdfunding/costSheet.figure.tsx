import { Column, definePicture, figure, Panel, Rect, Row, Text, Titled } from '../kit/drawing';
import { Dimension } from '../kit/marks';
import { Rule, Window } from '../kit/screen';

const COSTS = [
  ['Jig and test rig', 'once', 3600],
  ['Slate blanks', '190 × £21.00', 3990],
  ['Movements', '190 × £14.50', 2755],
  ['Packing and post', '190 × £8.20', 1558],
  ['Your own time', '14 weeks × £220', 3080],
  ['Fees, Rung and cards', '7.9%', 1422],
] as const;

const GOAL = 18_000;
const RESERVE = GOAL - COSTS.reduce((sum, [, , amount]) => sum + amount, 0);

function pounds(amount: number): string {
  return `£${amount.toLocaleString('en-GB')}`;
}

/** The goal as one bar, with each cost in proportion. */
const CostBar = definePicture(34, ({ width }) => {
  const shares = [...COSTS.map(([, , amount]) => amount), RESERVE].map((amount) => amount / GOAL);
  return shares.map((share, index) => {
    const start = shares.slice(0, index).reduce((sum, part) => sum + part, 0);
    const isReserve = index === COSTS.length;
    return (
      <Rect
        key={start}
        at={[start * width, 0, share * width - 3, 34]}
        fill={isReserve ? 'second' : 'accent'}
        opacity={isReserve ? undefined : 1 - index * 0.13}
      />
    );
  });
});

export const costSheet = figure([640, 532], () => (
  <>
    <Window x={24} y={24} width={592} height={484} title="Rung for makers: what it costs" gap={12} pad={24}>
      {COSTS.map(([name, basis, amount]) => (
        <Column key={name} gap={9}>
          <Row columns={[1, 150, 90]} gap={12}>
            <Text size={15} isLine text={name} />
            <Text size={14} tone="muted" align="end" isLine text={basis} />
            <Text size={15} weight={600} align="end" isLine text={pounds(amount)} />
          </Row>
          <Rule />
        </Column>
      ))}
      <CostBar />
      <Panel fill="secondWash" pad={14} radius={6}>
        <Row columns={[1, 90]} gap={12}>
          <Titled
            title="Left for mistakes, 8.9%"
            detail="Under 10%. You may go on; backers see this line."
            size={15}
            detailSize={13.5}
            detailTone="ink"
          />
          <Text size={17} weight={700} tone="second" align="end" isLine text={pounds(RESERVE)} />
        </Row>
      </Panel>
    </Window>
    <Dimension x={48} y={491} length={544} label="Goal £18,000" labelWidth={140} size={14} />
  </>
));
