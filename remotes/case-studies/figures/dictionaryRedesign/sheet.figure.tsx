import { Column, definePart, Path, phoneFigure, Rect, Row, Space, Text } from '../kit/drawing';
import { Icon, Phone } from '../kit/screen';
import { Quoted, Sense } from './parts';

/** A line of the article that begins with the word that was touched. */
const TouchedLine = definePart(22, ({ x, y, width }) => (
  <>
    <Rect at={[x - 3, y - 2, 88, 24]} fill="accentWash" />
    <Quoted at={[x, y, width]}>
      <Text size={16} isLine text="sanctioned" />
    </Quoted>
    <Quoted at={[x + 92, y, width - 92]}>
      <Text size={16} isLine text="the merger with its" />
    </Quoted>
  </>
));

const SHEET_HEIGHT = 276;

/** The answer, slid over the page that is being read. */
const Sheet = definePart(SHEET_HEIGHT, ({ x, y, width }) => (
  <>
    <Path
      d={`M${x} ${y + 16}a16 16 0 0 1 16-16h${width - 32}a16 16 0 0 1 16 16v${SHEET_HEIGHT - 44}a28 28 0 0 1-28 28h${56 - width}a28 28 0 0 1-28-28z`}
      fill="screen"
      line="lineStrong"
    />
    <Path d={`M${x + width / 2 - 18} ${y + 10}h36`} line="lineStrong" lineWidth={3} />
    <Column at={[x + 18, y + 28, width - 36]} gap={12}>
      <Row note={1} noteReach={38} columns={[1, 26]} gap={8}>
        <Quoted>
          <Text size={24} weight={700} isLine text="sanction" />
        </Quoted>
        <Icon name="sound" size={26} />
      </Row>
      <Sense
        note={2}
        noteReach={38}
        number="1"
        meaning="allow officially"
        example="sanctioned the merger"
        isAnswer
      />
      <Row note={3} noteReach={38} columns={[1, 22]} gap={8}>
        <Text size={14} isLine text="Can also mean: punish" />
        <Icon name="next" size={22} />
      </Row>
      <Row gap={8} columns={[20, 1]}>
        <Icon name="book" size={20} tone="muted" />
        <Text size={12.5} tone="muted" isLine text="Works without a connection" />
      </Row>
    </Column>
  </>
));

export const sheet = phoneFigure(() => (
  <Phone pad={20} footer={<Sheet />} gap={6}>
    <Space h={6} />
    <Text size={12} tone="muted" isLine text="The Harbour Post" />
    <Text size={20} weight={700} text="Two ferries, one owner" />
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
));
