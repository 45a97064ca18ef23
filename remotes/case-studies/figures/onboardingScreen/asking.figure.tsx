import { Note } from '../kit/annotate';
import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel } from '../kit/layout';
import { Rule } from '../kit/lists';
import { usePalette } from '../kit/palette';
import { Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { ANSWERED, Sentence, Task } from './parts';
import { DIBBER } from './product';

/** The sheet that comes up once, after the first tick. */
function Sheet() {
  const palette = usePalette();
  return (
    <>
      <path
        d="M40 418a18 18 0 0 1 18-18h284a18 18 0 0 1 18 18v234a28 28 0 0 1-28 28h-264a28 28 0 0 1-28-28z"
        fill={palette.card}
      />
      <path
        d="M40 418a18 18 0 0 1 18-18h284a18 18 0 0 1 18 18"
        fill="none"
        stroke={palette.lineStrong}
        strokeWidth={1.5}
      />
      <Column x={58} y={418} width={284} gap={10}>
        <Text size={18} weight={700}>
          Beans sown. They show in two or three weeks.
        </Text>
        <Note n={2} reach={42}>
          <Text size={13.5}>Shall Dibber look in with you on Monday 6 April?</Text>
        </Note>
        <Note n={3} reach={42}>
          <Column gap={8}>
            <Button radius={6} height={44} size={14}>
              Remind me on 6 April
            </Button>
            <Button radius={6} height={44} size={14} kind="outline">
              No, I will look myself
            </Button>
          </Column>
        </Note>
        <Note n={4} reach={42}>
          <Text size={12} tone="muted" align="middle" isLine>
            Your phone will then ask, once.
          </Text>
        </Note>
      </Column>
    </>
  );
}

export const asking: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: DIBBER,
  draw: () => (
    <>
      <Phone gap={20} pad={14}>
        <Sentence lines={ANSWERED} size={20} />
        <Column gap={8}>
          <Text size={13} weight={600} tone="muted" isLine>
            This week, 16 to 22 March
          </Text>
          <Panel pad={12} padX={14} gap={11} radius={6} line="line">
            <Note n={1} reach={52}>
              <Task title="Sow broad beans" detail="Done today" time="15 min" state="done" />
            </Note>
            <Rule />
            <Task title="Set out potatoes" detail="In egg boxes, on a sill" time="5 min" />
          </Panel>
        </Column>
      </Phone>
      <Sheet />
    </>
  ),
};
