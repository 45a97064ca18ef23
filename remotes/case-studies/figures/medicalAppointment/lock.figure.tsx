import { Column, definePicture, figure, Panel, Path, Rect, Row, Text } from '../kit/drawing';
import { Selection } from '../kit/marks';

/** The app's sign: an opening above a sill. */
const Sign = definePicture(34, () => (
  <>
    <Rect at={[0, 0, 34, 34]} rx={7} fill="accent" />
    <Path d="M10 22v-6a7 7 0 0 1 14 0v6" line="onAccent" lineWidth={2.5} />
    <Path d="M7 24h20" line="onAccent" lineWidth={4} />
  </>
));

const LEVELS = [
  ['Nothing', 'A note for you. Open Hatch when you are alone.'],
  ['Time only', '9:10 today. Open Hatch to see where.'],
  ['Everything', '9:10, Nurse Quill, about the ear. Side door, Mill Lane.'],
] as const;

export const lock = figure(
  [480, 396],
  () => (
    <>
      {LEVELS.map(([level, text], index) => (
        <Row key={level} at={[20, 28 + index * 118, 440]} columns={[106, 1]} gap={14}>
          <Column gap={2}>
            <Text size={16} weight={700} isLine text={level} />
            {index === 1 ? <Text size={13.5} tone="muted" isLine text="set at first" /> : null}
          </Column>
          <Panel pad={16} radius={14} minHeight={98}>
            <Row columns={[34, 1]} gap={14} isTop>
              <Sign />
              <Column gap={2}>
                <Row columns={[1, 50]}>
                  <Text size={14} weight={600} isLine text="Hatch" />
                  <Text size={13} tone="muted" align="end" isLine text="7:30" />
                </Row>
                <Text size={15}>{text}</Text>
              </Column>
            </Row>
          </Panel>
        </Row>
      ))}
      <Selection x={134} y={140} width={332} height={110} />
    </>
  ),
  { floor: 15.5, narrow: [[[14, 0, 456, 396]]] },
);
