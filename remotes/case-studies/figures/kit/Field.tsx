import { Icon, type IconName } from './icons';
import { Column, Panel, Row } from './layout';
import { composePart } from './part';
import { Text } from './Text';

interface FieldProps {
  label: string;
  value: string;
  isFocused?: boolean;
  icon?: IconName;
}

/** A labelled input. */
export const Field = composePart<FieldProps>(({ label, value, isFocused, icon }) => (
  <Column gap={6}>
    <Text size={13} weight={600} text={label} />
    <Panel pad={12} line={isFocused ? 'accent' : 'lineStrong'} lineWidth={isFocused ? 2 : 1} radius={8}>
      <Row columns={icon ? [1, 20] : [1]} gap={8}>
        <Text size={15} isLine text={value} />
        {icon ? <Icon name={icon} size={20} tone="muted" /> : null}
      </Row>
    </Panel>
  </Column>
));
