import { Column, definePicture, Panel, Path, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { Button, Phone } from '../kit/screen';

const PICTURES = {
  arches:
    'M0 8h112v12H0zM4 20h12v52H4zM50 20h12v52H50zM96 20h12v52H96zM16 40a17 17 0 0 1 34 0v-20H16zM62 40a17 17 0 0 1 34 0v-20H62z',
  canal:
    'M0 24h112v6H0zM0 62h112v6H0zM8 40q8-7 16 0t16 0 16 0 16 0 16 0 16 0v6q-8 7-16 0t-16 0-16 0-16 0-16 0-16 0z',
  castle: 'M14 14h12v10h10V14h12v10h16V14h12v10h10V14h12v58H66V54a10 10 0 0 0-20 0v18H14z',
} as const;

const Sight = definePicture<{ name: keyof typeof PICTURES }>(72, ({ name, width }) => (
  <Path d={PICTURES[name]} transform={`translate(${(width - 112) / 2} 0)`} fill="second" />
));

function answer(name: keyof typeof PICTURES, label: string, detail: string) {
  return (
    <Panel pad={12} radius={4} line="lineStrong">
      <Row columns={[112, 1]} gap={16}>
        <Sight name={name} />
        <Titled title={label} detail={detail} size={17} weight={700} detailSize={13.5} />
      </Row>
    </Panel>
  );
}

export const lost = phoneFigure(() => (
  <Phone
    title="5 of 6"
    right="sound"
    gap={14}
    action={<Button note={3} kind="outline" radius={4} text="None of these" />}
  >
    <Text note={1} size={25} weight={700} text="Look ahead. What can you see?" />
    <Column note={2}>{answer('arches', 'Arches', 'Good. Go on until you are under them.')}</Column>
    {answer('canal', 'Water', 'Too far right. Back to the chemist.')}
    {answer('castle', 'A wall', 'Too far left. Back to the chemist.')}
  </Phone>
));
