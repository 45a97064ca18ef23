import { Note } from '../kit/annotate';
import { Toggle } from '../kit/controls';
import type { FigureDrawing } from '../kit/drawFigure';
import { Column, Panel, Row } from '../kit/layout';
import { IconTile, ListRow, Rule } from '../kit/lists';
import { definePart } from '../kit/part';
import { AppBar, Phone } from '../kit/Phone';
import { Text } from '../kit/Text';
import { DAYMARK } from './product';

interface SettingProps {
  title: string;
  detail: string;
  isOn: boolean;
}

function settingRow({ title, detail, isOn }: SettingProps) {
  return {
    columns: [1, 44],
    gap: 12,
    children: [
      <Column key="text" gap={2}>
        <Text size={14} weight={600}>
          {title}
        </Text>
        <Text size={12.5} tone="muted">
          {detail}
        </Text>
      </Column>,
      <Toggle key="toggle" isOn={isOn} />,
    ],
  };
}

const Setting = definePart<SettingProps>(
  (props, widthPx) => Row.measure(settingRow(props), widthPx),
  ({ x, y, width, ...props }) => <Row {...settingRow(props)} x={x} y={y} width={width} />,
);

export const privacy: FigureDrawing = {
  widthPx: 400,
  heightPx: 720,
  product: DAYMARK,
  draw: () => (
    <Phone header={<AppBar title="Privacy" />} gap={14}>
      <Note n={1} reach={36}>
        <Panel fill="secondWash" gap={4} pad={14}>
          <Text size={15} weight={600}>
            Everything is on this phone
          </Text>
          <Text size={13}>
            No account, so there is nobody to ask for your pages, and nobody to lose them.
          </Text>
        </Panel>
      </Note>
      <Panel gap={13}>
        <Note n={2} reach={52}>
          <Setting title="Cover at once" detail="Blank when you switch apps" isOn />
        </Note>
        <Rule />
        <Setting title="Lock after a minute" detail="Face, finger or code" isOn />
        <Rule />
        <Setting title="Quiet notices" detail="They never quote you" isOn={false} />
      </Panel>
      <Panel gap={12}>
        <Note n={3} reach={52}>
          <ListRow
            lead={<IconTile name="share" />}
            title="Take it all with you"
            detail="Plain text, one file a year"
          />
        </Note>
        <Rule />
        <ListRow
          lead={<IconTile name="clock" fill="secondWash" tone="second" />}
          title="Days at rest"
          detail="2 to 23 April last year"
        />
      </Panel>
    </Phone>
  ),
};
