import { figure, Text } from '../kit/drawing';
import { Arrow, Down, FlowBox } from '../kit/marks';

const WIDTH = 116;
const COLUMNS = [16, 140, 264, 388] as const;
const NEEDS = ['Something\nnew', 'Something\nyou know', 'I do not\nknow', 'Paper\nonly'];

function Questions() {
  return (
    <>
      <FlowBox at={[130, 24, 260]} title="What do you need?" detail="And for whom" kind="question" />
      {NEEDS.map((title, index) => {
        const x = COLUMNS[index] ?? 0;
        const middle = x + WIDTH / 2;
        return (
          <g key={title}>
            <Arrow points={`260,89 260,110 ${middle},110 ${middle},130`} />
            <FlowBox at={[x, 134, WIDTH]} title={title} />
            <Down at={[x, 199, WIDTH]} h={54} />
          </g>
        );
      })}
    </>
  );
}

export const flow = figure([520, 640], () => (
  <>
    <Questions />
    <FlowBox
      at={[16, 254, 232]}
      title="When can you come?"
      detail="Soonest, or your own doctor"
      kind="accent"
    />
    <FlowBox at={[270, 254, 104]} title={'A person\nreads it'} kind="second" />
    <FlowBox at={[396, 254, 108]} title={'A form,\nno visit'} />
    <Arrow points="270,287 252,287" />
    <Arrow points="374,287 392,287" />
    <Down at={[16, 321, 232]} h={64} />
    <FlowBox at={[16, 386, 232]} title="Booked" detail="Place, time, what to bring" />
    <Down at={[16, 450, 232]} h={48} />
    <FlowBox
      at={[16, 500, 232]}
      title="Before the day"
      detail="Keep it, move it, give it back"
      kind="question"
    />
    <Arrow points="248,532 276,532" />
    <FlowBox at={[280, 500, 224]} title="Free again" detail="Offered to those who asked" kind="second" />
    <Arrow points="392,496 392,356 200,356 200,324" isDashed />
    <Text at={[16, 594, 488]} size={15} tone="muted">
      Solid: one patient. Dashed: the next one.
    </Text>
  </>
));
