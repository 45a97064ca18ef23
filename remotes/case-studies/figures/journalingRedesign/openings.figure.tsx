import { Selection } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Space } from '../kit/layout';
import { Text } from '../kit/Text';
import { Caret, Written } from './parts';
import { DAYMARK } from './product';

const OPENINGS = [
  {
    title: 'A  Nothing',
    first: '',
    verdict: 'Free, and the hardest thing to look at after a long day.',
  },
  {
    title: 'B  A question',
    first: 'What are you grateful for?',
    verdict: 'Easy for a week. Then it is homework, and it leads the witness.',
  },
  {
    title: 'C  Your last',
    first: 'The baker was carrying the chairs in.',
    verdict: 'Begins in the middle, in your own voice. Fails on the first day.',
  },
] as const;

export const openings: FigureDrawing = {
  widthPx: 640,
  heightPx: 372,
  product: DAYMARK,
  draw: () => (
    <>
      {OPENINGS.map(({ title, first, verdict }, index) => (
        <Panel
          key={title}
          x={24 + index * 204}
          y={36}
          width={184}
          pad={0}
          radius={2}
          fill="surface"
          line="line"
          minHeight={300}
        >
          <Panel pad={16} radius={0} minHeight={128} gap={8}>
            <Written gap={8}>
              {first ? (
                <Text size={15} tone={index === 1 ? 'accent' : 'muted'}>
                  {first}
                </Text>
              ) : (
                <Space h={0} />
              )}
              <Caret />
            </Written>
          </Panel>
          <Panel pad={16} fill="none">
            <Column gap={8}>
              <Text size={17} weight={700}>
                {title}
              </Text>
              <Text size={14} tone="muted">
                {verdict}
              </Text>
            </Column>
          </Panel>
        </Panel>
      ))}
      <Selection x={428} y={32} width={192} height={308} />
    </>
  ),
};
