import { Chip } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel } from '../kit/layout';
import { Avatar, ListRow } from '../kit/lists';
import { usePalette } from '../kit/palette';
import { Text } from '../kit/Text';
import { Booklet, Tablet } from './parts';
import { TREADLE } from './product';

const LESSONS = [
  ['Welcome', '3:10'],
  ['Paper and grain', '11:45'],
  ['Sewing', '14:32'],
  ['Covers', '18:20'],
  ['Bonus: gilding', '9:05'],
] as const;

function Video() {
  const palette = usePalette();
  return (
    <>
      <rect x={16} y={52} width={372} height={210} rx={10} fill={palette.accentWash} />
      <Booklet x={70} y={82} width={264} height={130} stitches={4} hasNeedle />
      <circle cx={202} cy={147} r={30} fill={palette.accent} />
      <path d="M193 131l26 16-26 16z" fill={palette.onAccent} />
      <path d="M32 238h260" stroke={palette.lineStrong} strokeWidth={4} />
      <path d="M32 238h112" stroke={palette.accent} strokeWidth={4} />
      <circle cx={144} cy={238} r={7} fill={palette.accent} />
      <Text x={300} y={230} width={74} size={11.5} align="end" isLine>
        6:12/14:32
      </Text>
      <Panel x={244} y={66} width={130} pad={10} radius={8} fill="surface">
        <Text size={12} weight={600} isLine>
          Next video in 5
        </Text>
      </Panel>
    </>
  );
}

export const lessonDraft: FigureDrawing = {
  widthPx: 680,
  heightPx: 480,
  product: TREADLE,
  draw: () => (
    <Tablet x={40} y={30}>
      <Text x={16} y={15} width={260} size={17} weight={700} isLine>
        Bookbinding for beginners
      </Text>
      <Chip x={424} y={14} fill="secondWash" tone="second">
        12 days in a row
      </Chip>
      <Video />
      <Text x={16} y={274} width={372} size={16} weight={600} isLine>
        3. Sewing
      </Text>
      <Column x={16} y={308} width={372} gap={12}>
        <ListRow
          lead={<Avatar initials="JT" size={32} />}
          leadWidth={32}
          title="What happens at 6:40?"
          detail="Asked 3 times, 11 answers"
        />
        <ListRow
          lead={<Avatar initials="MA" size={32} />}
          leadWidth={32}
          title="Too fast for me"
          detail="24 people agree"
        />
      </Column>
      <Column x={408} y={52} width={156} gap={8}>
        {LESSONS.map(([title, length], index) => (
          <Panel
            key={title}
            pad={9}
            radius={8}
            fill={index === 2 ? 'accentWash' : 'card'}
            line={index === 2 ? 'accent' : 'line'}
          >
            <Column gap={1}>
              <Text size={13} weight={600} isLine>
                {title}
              </Text>
              <Text size={11.5} tone="muted" isLine>
                {length}
              </Text>
            </Column>
          </Panel>
        ))}
        <Text size={12.5} weight={600} tone="accent">
          34% complete
        </Text>
      </Column>
    </Tablet>
  ),
};
