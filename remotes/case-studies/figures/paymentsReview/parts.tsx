import { Icon } from '../kit/icons';
import { Column, Panel } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { Text } from '../kit/Text';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', 'delete'];
const KEY_HEIGHT = 44;

/** The system's number pad at the foot of the screen. */
export const Keypad = definePart<object>(
  () => 4 * (KEY_HEIGHT + 6) + 34,
  function DrawKeypad({ x, y, width }) {
    const palette = usePalette();
    const keyWidth = (width - 44) / 3;
    return (
      <>
        <path d={`M${x} ${y}h${width}`} stroke={palette.line} />
        {KEYS.map((key, index) => {
          const left = x + 16 + (index % 3) * (keyWidth + 6);
          const top = y + 10 + Math.floor(index / 3) * (KEY_HEIGHT + 6);
          return key === '' ? null : (
            <Column key={key} x={left} y={top} width={keyWidth}>
              {key === 'delete' ? (
                <Panel pad={11} fill="none">
                  <Icon name="back" size={22} />
                </Panel>
              ) : (
                <Panel pad={0} minHeight={KEY_HEIGHT} radius={6}>
                  <KeyLabel label={key} />
                </Panel>
              )}
            </Column>
          );
        })}
      </>
    );
  },
);

const KeyLabel = definePart<{ label: string }>(
  () => KEY_HEIGHT,
  ({ label, x, y, width }) => (
    <Text x={x} y={y + KEY_HEIGHT / 2 - 13} width={width} size={19} align="middle" isLine>
      {label}
    </Text>
  ),
);

interface StepProps {
  time: string;
  title: string;
  state: 'done' | 'now' | 'later';
  isLast?: boolean;
}

const STEP_HEIGHT = 46;

/** One moment of a wait, on a line that runs down through all of them. */
export const WaitStep = definePart<StepProps>(
  ({ isLast }) => (isLast ? 22 : STEP_HEIGHT),
  function DrawWaitStep({ time, title, state, isLast = false, x, y, width }) {
    const palette = usePalette();
    const cy = y + 11;
    return (
      <>
        {isLast ? null : (
          <path d={`M${x + 8} ${cy}v${STEP_HEIGHT}`} stroke={palette.lineStrong} strokeWidth={1.5} />
        )}
        <circle
          cx={x + 8}
          cy={cy}
          r={7}
          fill={state === 'later' ? palette.card : palette.second}
          stroke={palette[state === 'later' ? 'lineStrong' : 'second']}
          strokeWidth={1.5}
        />
        {state === 'now' ? <circle cx={x + 8} cy={cy} r={3} fill={palette.card} /> : null}
        <Text
          x={x + 28}
          y={y + 2}
          width={84}
          size={13.5}
          weight={600}
          tone={state === 'later' ? 'muted' : 'ink'}
          isLine
        >
          {time}
        </Text>
        <Text
          x={x + 112}
          y={y + 2}
          width={width - 112}
          size={13.5}
          tone={state === 'later' ? 'muted' : 'ink'}
          isLine
        >
          {title}
        </Text>
      </>
    );
  },
);
