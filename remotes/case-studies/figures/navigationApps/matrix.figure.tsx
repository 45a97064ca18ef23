import type { FigureDrawing } from '../kit/drawFigure';
import { usePalette } from '../kit/palette';
import { Text } from '../kit/Text';
import { FINGERPOST } from './product';

type Answer = 'yes' | 'partly' | 'no';

const SCHOOLS = ['Arrow', 'Sheet', 'Lens'] as const;

/** What the three screens answer, as far as it can be seen by looking at them. */
const ROWS: readonly (readonly [string, readonly (readonly [Answer, string])[]])[] = [
  [
    'Which way, at the start?',
    [
      ['partly', 'once walking'],
      ['partly', 'if you turn it'],
      ['yes', 'points there'],
    ],
  ],
  [
    'Which of five streets?',
    [
      ['partly', 'slight right'],
      ['yes', 'drawn'],
      ['yes', 'laid over it'],
    ],
  ],
  [
    'Across an open square?',
    [
      ['no', 'go on'],
      ['yes', 'its outline'],
      ['partly', 'not that far'],
    ],
  ],
  [
    'With the phone away?',
    [
      ['yes', 'spoken'],
      ['no', ''],
      ['no', ''],
    ],
  ],
  [
    'By ear alone?',
    [
      ['partly', 'turns only'],
      ['no', ''],
      ['no', ''],
    ],
  ],
  [
    'Without signal?',
    [
      ['partly', 'no new route'],
      ['yes', 'once loaded'],
      ['no', ''],
    ],
  ],
  [
    'After a wrong turn?',
    [
      ['partly', 'a new turn'],
      ['yes', 'you see it'],
      ['partly', 'if held up'],
    ],
  ],
];

const [LEFT, FIRST, COLUMN, TOP, ROW] = [24, 226, 136, 62, 46];

function Mark({ answer, cx, cy }: { answer: Answer; cx: number; cy: number }) {
  const palette = usePalette();
  return (
    <>
      <circle
        cx={cx}
        cy={cy}
        r={8}
        fill={answer === 'yes' ? palette.accent : palette.card}
        stroke={palette[answer === 'no' ? 'lineStrong' : 'accent']}
        strokeWidth={2}
      />
      {answer === 'partly' ? <path d={`M${cx} ${cy - 8}a8 8 0 0 0 0 16z`} fill={palette.accent} /> : null}
    </>
  );
}

export const matrix: FigureDrawing = {
  widthPx: 640,
  heightPx: 440,
  product: FINGERPOST,
  background: 'surface',
  draw: function DrawMatrix() {
    const palette = usePalette();
    return (
      <>
        {SCHOOLS.map((school, index) => (
          <Text key={school} x={FIRST + index * COLUMN} y={28} width={COLUMN} size={17} weight={700} isLine>
            {school}
          </Text>
        ))}
        {ROWS.map(([question, answers], row) => {
          const y = TOP + row * ROW;
          return (
            <g key={question}>
              <path d={`M${LEFT} ${y}H616`} stroke={palette.line} />
              <Text x={LEFT} y={y + 14} width={200} size={14} weight={600} isLine>
                {question}
              </Text>
              {answers.map(([answer, note], index) => (
                <g key={SCHOOLS[index]}>
                  <Mark answer={answer} cx={FIRST + 9 + index * COLUMN} cy={y + 23} />
                  <Text
                    x={FIRST + 26 + index * COLUMN}
                    y={y + 15}
                    width={COLUMN - 26}
                    size={12.5}
                    tone="muted"
                    isLine
                  >
                    {note}
                  </Text>
                </g>
              ))}
            </g>
          );
        })}
        {(['yes', 'partly', 'no'] as const).map((answer, index) => (
          <g key={answer}>
            <Mark answer={answer} cx={LEFT + 8 + index * 84} cy={410} />
            <Text x={LEFT + 24 + index * 84} y={401} width={60} size={13} isLine>
              {answer}
            </Text>
          </g>
        ))}
        <path d={`M${LEFT} ${TOP + ROWS.length * ROW}H616`} stroke={palette.line} />
      </>
    );
  },
};
