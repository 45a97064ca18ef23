import { Panel, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { Button, Phone, Progress } from '../kit/screen';
import { ClockPicture, TIDE_CLOCK } from './parts';

function figure(value: string, label: string) {
  return <Titled title={value} detail={label} size={20} weight={700} detailSize={12} gap={0} />;
}

export const draft = phoneFigure(() => (
  <Phone title={TIDE_CLOCK.maker} right="heart" gap={10} pad={12} action={<Button>Back this project</Button>}>
    <ClockPicture height={128} />
    <Text size={19} weight={700} text={TIDE_CLOCK.title} />
    <Progress share={TIDE_CLOCK.share} height={12} />
    <Row gap={8} columns={[0.3, 0.38, 0.32]}>
      {figure('73%', 'funded')}
      {figure('164', 'backers')}
      {figure('9 days', 'to go')}
    </Row>
    <Panel fill="secondWash" pad={10}>
      <Text size={13} weight={600} tone="second" align="middle" isLine text="Hurry, 12 people are looking" />
    </Panel>
    <Text
      size={13}
      tone="muted"
      text="A handmade clock that shows the height of the tide for any harbour. We have dreamt of it for years and need your help to make it real…"
    />
    <Text size={13} weight={600} tone="accent" text="Read the whole story" />
  </Phone>
));
