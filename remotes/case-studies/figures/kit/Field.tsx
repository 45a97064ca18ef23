import { Icon, type IconName } from './icons';
import { Column, Panel, Row } from './layout';
import type { Tone } from './palette';
import { composePart } from './part';
import { Text } from './Text';

interface FieldProps {
  label: string;
  value: string;
  hint?: string;
  error?: string;
  isFocused?: boolean;
  icon?: IconName;
  valueTone?: Tone;
}

/** A labelled input with its hint or its error. */
export const Field = composePart<FieldProps>(
  ({ label, value, hint, error, isFocused, icon, valueTone = 'ink' }) => (
    <Column gap={6}>
      <Text size={13} weight={600} text={label} />
      <Panel
        pad={12}
        line={error ? 'danger' : isFocused ? 'accent' : 'lineStrong'}
        lineWidth={error || isFocused ? 2 : 1}
        radius={8}
      >
        <Row columns={icon ? [1, 20] : [1]} gap={8}>
          <Text size={15} tone={valueTone} isLine text={value} />
          {icon ? <Icon name={icon} size={20} tone="muted" /> : null}
        </Row>
      </Panel>
      {(error ?? hint) ? <Text size={12} tone={error ? 'danger' : 'muted'} text={error ?? hint} /> : null}
    </Column>
  ),
);
