import { Column, definePicture, Path, phoneFigure, Rect, Row, Space, Text } from '../kit/drawing';
import { Icon, Phone } from '../kit/screen';
import { Sense } from './parts';

/** A line of the article, starting with the word that was tapped. */
const TouchedLine = definePicture(22, ({ width }) => (
  <>
    <Rect at={[-3, -2, 88, 24]} fill="accentWash" />
    <Text at={[0, 0, width]} isSerif size={16} isLine text="sanctioned" />
    <Text at={[92, 0, width - 92]} isSerif size={16} isLine text="the merger with its" />
  </>
));

const SHEET_HEIGHT = 276;

/** The answer in a sheet over the page that is being read. */
const Sheet = definePicture(SHEET_HEIGHT, ({ width }) => (
  <>
    <Path
      d={`M0 16a16 16 0 0 1 16-16h${width - 32}a16 16 0 0 1 16 16v${SHEET_HEIGHT - 44}a28 28 0 0 1-28 28h${56 - width}a28 28 0 0 1-28-28z`}
      fill="screen"
      line="lineStrong"
    />
    <Path d={`M${width / 2 - 18} 10h36`} line="lineStrong" lineWidth={3} />
    <Column at={[18, 28, width - 36]} gap={12}>
      <Row note={1} noteReach={38} columns={[1, 26]} gap={8}>
        <Text isSerif size={24} weight={700} isLine text="sanction" />
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
      <Text isSerif size={16}>
        After nine hours of talks the board of the northern line has
      </Text>
      <TouchedLine />
      <Text isSerif size={16}>
        only rival. Passengers will notice little before spring, and pay no more.
      </Text>
    </Column>
  </Phone>
));
