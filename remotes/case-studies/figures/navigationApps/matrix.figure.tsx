import { Dot, figure, Path, Text } from '../kit/drawing';

type Answer = 'yes' | 'partly' | 'no';

const SCHOOLS = ['Arrow', 'Sheet', 'Lens'] as const;

/** The answers of the three screens, as far as they can be read from them: the answer, and its evidence. */
const ROWS = [
  ['Which way, at the start?', 'partly: once walking', 'partly: if you turn it', 'yes: points there'],
  ['Which of five streets?', 'partly: slight right', 'yes: drawn', 'yes: laid over it'],
  ['Across an open square?', 'no: go on', 'yes: its outline', 'partly: not that far'],
  ['With the phone away?', 'yes: spoken', 'no', 'no'],
  ['By ear alone?', 'partly: turns only', 'no', 'no'],
  ['Without signal?', 'partly: no new route', 'yes: once loaded', 'no'],
  ['After a wrong turn?', 'partly: a new turn', 'yes: you see it', 'partly: if held up'],
] as const;

const [LEFT, FIRST, COLUMN, TOP, ROW] = [24, 226, 136, 62, 46];

function Mark({ answer, cx, cy }: { answer: Answer; cx: number; cy: number }) {
  return (
    <>
      <Dot
        at={[cx, cy, 8]}
        fill={answer === 'yes' ? 'accent' : 'card'}
        line={answer === 'no' ? 'lineStrong' : 'accent'}
        lineWidth={2}
      />
      {answer === 'partly' ? <Path d={`M${cx} ${cy - 8}a8 8 0 0 0 0 16z`} fill="accent" /> : null}
    </>
  );
}

export const matrix = figure([640, 440, 'surface'], () => (
  <>
    {SCHOOLS.map((school, index) => (
      <Text
        key={school}
        at={[FIRST + index * COLUMN, 28, COLUMN]}
        size={17}
        weight={700}
        isLine
        text={school}
      />
    ))}
    {ROWS.map(([question, ...answers], row) => {
      const y = TOP + row * ROW;
      return (
        <g key={question}>
          <Path d={`M${LEFT} ${y}H616`} line="line" />
          <Text at={[LEFT, y + 14, 200]} size={14} weight={600} isLine text={question} />
          {answers.map((text, index) => {
            const [answer, note = ''] = text.split(': ') as [Answer, string?];
            return (
              <g key={SCHOOLS[index]}>
                <Mark answer={answer} cx={FIRST + 9 + index * COLUMN} cy={y + 23} />
                <Text
                  at={[FIRST + 26 + index * COLUMN, y + 15, COLUMN - 26]}
                  size={12.5}
                  tone="muted"
                  isLine
                  text={note}
                />
              </g>
            );
          })}
        </g>
      );
    })}
    {(['yes', 'partly', 'no'] as const).map((answer, index) => (
      <g key={answer}>
        <Mark answer={answer} cx={LEFT + 8 + index * 84} cy={410} />
        <Text at={[LEFT + 24 + index * 84, 401, 60]} size={13} isLine text={answer} />
      </g>
    ))}
    <Path d={`M${LEFT} ${TOP + ROWS.length * ROW}H616`} line="line" />
  </>
));
