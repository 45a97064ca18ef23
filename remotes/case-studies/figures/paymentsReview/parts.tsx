import { Column, definePart, definePicture, Dot, Panel, Path, Text } from '../kit/drawing';
import { Icon } from '../kit/screen';

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', 'delete'];
const KEY_HEIGHT = 44;

/** The system's number pad at the bottom of the screen. */
export const Keypad = definePicture(4 * (KEY_HEIGHT + 6) + 34, ({ width }) => {
  const keyWidth = (width - 44) / 3;
  return (
    <>
      <Path d={`M0 0h${width}`} line="line" />
      {KEYS.map((key, index) => {
        const left = 16 + (index % 3) * (keyWidth + 6);
        const top = 10 + Math.floor(index / 3) * (KEY_HEIGHT + 6);
        return key === '' ? null : (
          <Column key={key} at={[left, top, keyWidth]}>
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
});

const KeyLabel = definePart<{ label: string }>(KEY_HEIGHT, ({ label, x, y, width }) => (
  <Text at={[x, y + KEY_HEIGHT / 2 - 13, width]} size={19} align="middle" isLine text={label} />
));

interface StepProps {
  time: string;
  title: string;
  state: 'done' | 'now' | 'later';
  isLast?: boolean;
}

const STEP_HEIGHT = 46;

/** One moment of a wait, on a line that connects all of them. */
export const WaitStep = definePicture<StepProps>(
  ({ isLast }) => (isLast ? 22 : STEP_HEIGHT),
  ({ time, title, state, isLast = false, width }) => {
    const cy = 11;
    return (
      <>
        {isLast ? null : <Path d={`M8 ${cy}v${STEP_HEIGHT}`} line="lineStrong" lineWidth={1.5} />}
        <Dot
          at={[8, cy, 7]}
          fill={state === 'later' ? 'card' : 'second'}
          line={state === 'later' ? 'lineStrong' : 'second'}
          lineWidth={1.5}
        />
        {state === 'now' ? <Dot at={[8, cy, 3]} fill="card" /> : null}
        <Text
          at={[28, 2, 84]}
          size={13.5}
          weight={600}
          tone={state === 'later' ? 'muted' : 'ink'}
          isLine
          text={time}
        />
        <Text
          at={[112, 2, width - 112]}
          size={13.5}
          tone={state === 'later' ? 'muted' : 'ink'}
          isLine
          text={title}
        />
      </>
    );
  },
);
