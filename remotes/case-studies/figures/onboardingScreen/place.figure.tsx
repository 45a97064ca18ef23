import { Note } from '../kit/annotate';
import { Button, Field, Tick } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { ListRow, Rule } from '../kit/lists';
import { ActionBar, AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { DIBBER } from './product';

const FROSTS = ['Early April', 'Late April', 'Middle of May', 'I do not know'] as const;

export const place: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: DIBBER,
  draw: () => (
    <Phone
      header={<AppBar title="Near where?" left="close" />}
      gap={12}
      pad={14}
      footer={
        <ActionBar>
          <Button radius={6}>Use Skipton</Button>
        </ActionBar>
      }
    >
      <Note n={1} reach={38}>
        <Field label="A town or village near you" value="Skip" isFocused />
      </Note>
      <Panel pad={12} gap={9} radius={6} line="line">
        <ListRow title="Skipton" detail="North Yorkshire" value="Chosen" valueTone="accent" />
        <Rule />
        <ListRow title="Skipsea" detail="East Riding of Yorkshire" />
      </Panel>
      <Note n={2} reach={38}>
        <Panel pad={13} gap={10} radius={6} fill="accentWash">
          <Column gap={2}>
            <Text size={14} weight={600}>
              Or leave the place out
            </Text>
            <Text size={12.5} tone="muted">
              When is the last frost where you are?
            </Text>
          </Column>
          {FROSTS.map((frost) => (
            <Row key={frost} columns={[22, 1]} gap={10}>
              <Tick isOn={false} />
              <Text size={14} isLine>
                {frost}
              </Text>
            </Row>
          ))}
        </Panel>
      </Note>
      <Note n={3} reach={38}>
        <Text size={12.5} tone="muted">
          Not sure stays “somewhere cold”: nothing tender outside before mid-May.
        </Text>
      </Note>
    </Phone>
  ),
};
