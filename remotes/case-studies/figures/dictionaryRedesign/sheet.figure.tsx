import { Note } from '../kit/annotate';
import type { FigureDrawing } from '../kit/drawFigure';
import { Icon } from '../kit/icons';
import { Column, Row, Space } from '../kit/layout';
import { usePalette } from '../kit/palette';
import { definePart } from '../kit/part';
import { Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { Quoted, Sense } from './parts';
import { HEADWORD } from './product';

/** A line of the article that begins with the word that was touched. */
const TouchedLine = definePart<object>(
  () => 22,
  function DrawTouchedLine({ x, y, width }) {
    const palette = usePalette();
    return (
      <>
        <rect x={x - 3} y={y - 2} width={88} height={24} fill={palette.accentWash} />
        <Quoted x={x} y={y} width={width}>
          <Text size={16} isLine>
            sanctioned
          </Text>
        </Quoted>
        <Quoted x={x + 92} y={y} width={width - 92}>
          <Text size={16} isLine>
            the merger with its
          </Text>
        </Quoted>
      </>
    );
  },
);

const SHEET_HEIGHT = 276;

/** The answer, slid over the page that is being read. */
const Sheet = definePart<object>(
  () => SHEET_HEIGHT,
  function DrawSheet({ x, y, width }) {
    const palette = usePalette();
    return (
      <>
        <path
          d={`M${x} ${y + 16}a16 16 0 0 1 16-16h${width - 32}a16 16 0 0 1 16 16v${SHEET_HEIGHT - 44}a28 28 0 0 1-28 28h${56 - width}a28 28 0 0 1-28-28z`}
          fill={palette.screen}
          stroke={palette.lineStrong}
        />
        <path d={`M${x + width / 2 - 18} ${y + 10}h36`} stroke={palette.lineStrong} strokeWidth={3} />
        <Column x={x + 18} y={y + 28} width={width - 36} gap={12}>
          <Note n={1} reach={38}>
            <Row columns={[1, 26]} gap={8}>
              <Quoted>
                <Text size={24} weight={700} isLine>
                  sanction
                </Text>
              </Quoted>
              <Icon name="sound" size={26} />
            </Row>
          </Note>
          <Note n={2} reach={38}>
            <Sense number="1" meaning="allow officially" example="sanctioned the merger" isAnswer />
          </Note>
          <Note n={3} reach={38}>
            <Row columns={[1, 22]} gap={8}>
              <Text size={14} isLine>
                Can also mean: punish
              </Text>
              <Icon name="next" size={22} />
            </Row>
          </Note>
          <Row gap={8} columns={[20, 1]}>
            <Icon name="book" size={20} tone="muted" />
            <Text size={12.5} tone="muted" isLine>
              Works without a connection
            </Text>
          </Row>
        </Column>
      </>
    );
  },
);

export const sheet: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: HEADWORD,
  draw: () => (
    <Phone pad={20} footer={<Sheet />} gap={6}>
      <Space h={6} />
      <Text size={12} tone="muted" isLine>
        The Harbour Post
      </Text>
      <Text size={20} weight={700}>
        Two ferries, one owner
      </Text>
      <Column gap={4}>
        <Quoted>
          <Text size={16}>After nine hours of talks the board of the northern line has</Text>
        </Quoted>
        <TouchedLine />
        <Quoted>
          <Text size={16}>only rival. Passengers will notice little before spring, and pay no more.</Text>
        </Quoted>
      </Column>
    </Phone>
  ),
};
