import { Panel, phoneFigure, Row, Text, Titled } from '../kit/drawing';
import { Button, Field, ListRow, Phone, Rule, Tick } from '../kit/screen';

const FROSTS = ['Early April', 'Late April', 'Middle of May', 'I do not know'] as const;

export const place = phoneFigure(() => (
  <Phone title="Near where?" left="close" gap={12} pad={14} action={<Button radius={6}>Use Skipton</Button>}>
    <Field note={1} noteReach={38} label="A town or village near you" value="Skip" isFocused />
    <Panel pad={12} gap={9} radius={6} line="line">
      <ListRow title="Skipton" detail="North Yorkshire" value="Chosen" valueTone="accent" />
      <Rule />
      <ListRow title="Skipsea" detail="East Riding of Yorkshire" />
    </Panel>
    <Panel note={2} noteReach={38} pad={13} gap={10} radius={6} fill="accentWash">
      <Titled
        title="Or leave the place out"
        detail="When is the last frost where you are?"
        detailSize={12.5}
      />
      {FROSTS.map((frost) => (
        <Row key={frost} columns={[22, 1]} gap={10}>
          <Tick isOn={false} />
          <Text size={14} isLine text={frost} />
        </Row>
      ))}
    </Panel>
    <Text note={3} noteReach={38} size={12.5} tone="muted">
      Not sure stays “somewhere cold”: nothing tender outside before mid-May.
    </Text>
  </Phone>
));
