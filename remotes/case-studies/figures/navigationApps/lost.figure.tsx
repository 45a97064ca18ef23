import { Note } from '../kit/annotate';
import { Button } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { FINGERPOST } from './product';

const PICTURES = {
  arches:
    'M0 8h112v12H0zM4 20h12v52H4zM50 20h12v52H50zM96 20h12v52H96zM16 40a17 17 0 0 1 34 0v-20H16zM62 40a17 17 0 0 1 34 0v-20H62z',
  canal:
    'M0 24h112v6H0zM0 62h112v6H0zM8 40q8-7 16 0t16 0 16 0 16 0 16 0 16 0v6q-8 7-16 0t-16 0-16 0-16 0-16 0-16 0z',
  castle: 'M14 14h12v10h10V14h12v10h16V14h12v10h10V14h12v58H66V54a10 10 0 0 0-20 0v18H14z',
} as const;

const Sight = definePart<{ name: keyof typeof PICTURES }>(
  () => 72,
  function DrawSight({ name, x, y, width }) {
    const palette = usePalette();
    return (
      <path d={PICTURES[name]} transform={`translate(${x + (width - 112) / 2} ${y})`} fill={palette.second} />
    );
  },
);

function answer(name: keyof typeof PICTURES, label: string, detail: string) {
  return (
    <Panel pad={12} radius={4} line="lineStrong">
      <Row columns={[112, 1]} gap={16}>
        <Sight name={name} />
        <Column gap={2}>
          <Text size={17} weight={700} isLine>
            {label}
          </Text>
          <Text size={13.5} tone="muted">
            {detail}
          </Text>
        </Column>
      </Row>
    </Panel>
  );
}

export const lost: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: FINGERPOST,
  draw: () => (
    <Phone
      header={<AppBar title="5 of 6" right="sound" />}
      gap={14}
      footer={
        <ActionBar>
          <Note n={3}>
            <Button kind="outline" radius={4}>
              None of these
            </Button>
          </Note>
        </ActionBar>
      }
    >
      <Note n={1}>
        <Text size={25} weight={700}>
          Look ahead. What can you see?
        </Text>
      </Note>
      <Note n={2}>{answer('arches', 'Arches', 'Good. Go on until you are under them.')}</Note>
      {answer('canal', 'Water', 'Too far right. Back to the chemist.')}
      {answer('castle', 'A wall', 'Too far left. Back to the chemist.')}
    </Phone>
  ),
};
