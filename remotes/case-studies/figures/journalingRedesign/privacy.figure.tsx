import { composePart, Panel, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { ListRow, Phone, Rule, Toggle } from '../kit/screen';

interface SettingProps {
  title: string;
  detail: string;
  isOn: boolean;
}

const Setting = composePart<SettingProps>(({ title, detail, isOn }) => (
  <Row columns={[1, 44]} gap={12}>
    <Titled title={title} detail={detail} detailSize={12.5} />
    <Toggle isOn={isOn} />
  </Row>
));

export const privacy = phoneFigure(() => (
  <Phone title="Privacy" gap={14}>
    <Panel note={1} fill="secondWash" gap={4} pad={14}>
      <Text size={15} weight={600} text="Everything is on this phone" />
      <Text size={13}>No account, so there is nobody to ask for your pages, and nobody to lose them.</Text>
    </Panel>
    <Panel gap={13}>
      <Setting note={2} noteReach={52} title="Cover at once" detail="Blank when you switch apps" isOn />
      <Rule />
      <Setting title="Lock after a minute" detail="Face, finger or code" isOn />
      <Rule />
      <Setting title="Quiet notices" detail="They never quote you" isOn={false} />
    </Panel>
    <Panel gap={12}>
      <ListRow
        note={3}
        noteReach={52}
        icon="share"
        title="Take it all with you"
        detail="Plain text, one file a year"
      />
      <Rule />
      <ListRow icon="clock" isSecond title="Days at rest" detail="2 to 23 April last year" />
    </Panel>
  </Phone>
));
