import { Column, figure, Panel, Row, Text } from '../kit/drawing';
import { Selection } from '../kit/marks';
import { Rule } from '../kit/screen';

const DRAFTS = [
  ['Tell us about your garden!', 'An exam, and it shuts out people with a window sill.'],
  [
    'My growing space is: garden, balcony, indoors',
    'Nobody says growing space, and two pots by a door are none of the three.',
  ],
  ['I have a garden in BD23.', 'Reads like a delivery. A postcode says more than frost needs to know.'],
  [
    'I grow in a few pots near Skipton and am a beginner.',
    'Beginner changes no task on the list. It only labels the person.',
  ],
  [
    'I grow in a few pots near Skipton, with an hour a week.',
    'Three answers, and each one changes the list.',
  ],
] as const;

export const wording = figure([640, 460], () => (
  <>
    <Panel at={[24, 28, 592]} pad={20} gap={14} radius={2} fill="surface" line="line">
      {DRAFTS.map(([text, verdict], index) => {
        const isKept = index === DRAFTS.length - 1;
        return (
          <Column key={text} gap={14}>
            <Row columns={[22, 0.52, 0.48]} gap={14} isTop>
              <Text size={14} weight={700} tone={isKept ? 'accent' : 'muted'} isLine>
                {String(index + 1)}
              </Text>
              <Text size={15} weight={600} tone={isKept ? 'accent' : 'ink'} text={text} />
              <Text size={13.5} tone="muted" text={verdict} />
            </Row>
            {isKept ? null : <Rule />}
          </Column>
        );
      })}
    </Panel>
    <Selection x={34} y={362} width={572} height={62} />
  </>
));
