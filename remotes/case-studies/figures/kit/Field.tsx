import { Icon, type IconName } from './icons';
import { Column, Panel, Row } from './layout';
import type { Tone } from './palette';
import { definePart } from './part';
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

function fieldParts({ label, value, hint, error, isFocused, icon, valueTone = 'ink' }: FieldProps) {
  const line: Tone = error ? 'danger' : isFocused ? 'accent' : 'lineStrong';
  const valueText = (
    <Text size={15} tone={valueTone} isLine>
      {value}
    </Text>
  );
  return (
    <Column gap={6}>
      <Text size={13} weight={600}>
        {label}
      </Text>
      <Panel pad={12} line={line} lineWidth={error || isFocused ? 2 : 1} radius={8}>
        {icon ? (
          <Row columns={[1, 20]} gap={8}>
            {valueText}
            <Icon name={icon} size={20} tone="muted" />
          </Row>
        ) : (
          valueText
        )}
      </Panel>
      {(error ?? hint) ? (
        <Text size={12} tone={error ? 'danger' : 'muted'}>
          {error ?? hint ?? ''}
        </Text>
      ) : null}
    </Column>
  );
}

/** A labelled input with its hint or its error. */
export const Field = definePart<FieldProps>(
  (props, widthPx) => Column.measure({ children: fieldParts(props) }, widthPx),
  ({ x, y, width, ...props }) => (
    <Column x={x} y={y} width={width}>
      {fieldParts(props)}
    </Column>
  ),
);
