import { phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { Button, Phone } from '../kit/screen';
import { Plate } from './parts';
import { JunctionScene } from './JunctionScene';

export const turn = phoneFigure(() => (
  <Phone
    title="5 of 6"
    right="sound"
    pad={14}
    gap={13}
    action={
      <Row note={4} noteReach={40} gap={10}>
        <Button kind="outline" size={14} radius={4} text="I cannot see it" />
        <Button size={14} radius={4} text="I am past it" />
      </Row>
    }
  >
    <Text
      note={1}
      noteReach={38}
      size={25}
      weight={700}
      text="Pass the chemist on your left, towards the brick arches"
    />
    <JunctionScene note={2} noteReach={38} height={200} view={[0, 8, 320, 216]} isMarked />
    <Plate height={46}>Mill Street</Plate>
    <Titled
      note={3}
      noteReach={38}
      title="You are right if"
      detail="you walk under a railway line after three minutes."
      detailSize={15}
      detailTone="ink"
      gap={3}
    />
  </Phone>
));
