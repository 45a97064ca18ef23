import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactElement, type Ref } from 'react';
import { Checkbox } from './Checkbox';
import { SelectField } from './SelectField';
import { Slider } from './Slider';
import { TextArea } from './TextArea';
import { TextField } from './TextField';
import type { FieldProps } from './useField';

const OPTIONS = [
  { value: 'yes', label: 'Coming' },
  { value: 'no', label: 'Not coming' },
] as const;

type Control = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;
type Props = FieldProps & { ref?: Ref<Control>; onChange: (value: unknown) => void };

const FIELDS: Record<string, { role: string; create: (props: Props) => ReactElement }> = {
  TextField: { role: 'textbox', create: (props) => <TextField value="" {...props} /> },
  TextArea: { role: 'textbox', create: (props) => <TextArea value="" {...props} /> },
  SelectField: {
    role: 'combobox',
    create: (props) => <SelectField options={OPTIONS} value="yes" {...props} />,
  },
  Checkbox: { role: 'checkbox', create: (props) => <Checkbox isChecked={false} {...props} /> },
  Slider: { role: 'slider', create: (props) => <Slider value={1} min={0} max={4} step={1} {...props} /> },
};

function renderField(name: string, props: Partial<Props> = {}) {
  const field = FIELDS[name];
  if (!field) throw new Error(`No field is called ${name}.`);
  const onChange = jest.fn();
  render(field.create({ label: 'Guest', onChange, ...props }));
  return { control: screen.getByRole(field.role), onChange };
}

describe.each(Object.keys(FIELDS))('%s', (name) => {
  test('is named by its label', () => {
    expect(renderField(name).control).toHaveAccessibleName('Guest');
  });

  test('is named by a visually hidden label', () => {
    expect(renderField(name, { isLabelHidden: true }).control).toHaveAccessibleName('Guest');
  });

  test('is described by its hint and its error and marked as invalid', () => {
    const { control } = renderField(name, { hint: 'As on the list.', error: 'Enter a name.' });
    expect(control).toHaveAccessibleDescription('As on the list. Error: Enter a name.');
    expect(control).toBeInvalid();
  });

  test('has neither description nor error without them', () => {
    const { control } = renderField(name);
    expect(control).not.toHaveAttribute('aria-describedby');
    expect(control).not.toHaveAttribute('aria-invalid');
  });

  test('passes its control to a ref', () => {
    const ref = createRef<Control>();
    expect(renderField(name, { ref }).control).toBe(ref.current);
  });
});

describe.each(['TextField', 'TextArea', 'SelectField', 'Checkbox'])('the markers of %s', (name) => {
  test('show an asterisk if the field is required, and keep it out of the name', () => {
    const { control } = renderField(name, { isRequired: true });
    expect(screen.getByTitle('Required Field')).toHaveTextContent(/^\*$/);
    expect(control).toBeRequired();
    expect(control).toHaveAccessibleName('Guest');
  });

  test('show that the field is optional', () => {
    expect(renderField(name, { isOptional: true }).control).toHaveAccessibleName('Guest - Optional field');
  });
});

describe('the values that fields pass to their owner', () => {
  test.each(['TextField', 'TextArea'])('%s passes the text', async (name) => {
    const { control, onChange } = renderField(name);
    await userEvent.type(control, 'A');
    expect(onChange).toHaveBeenCalledWith('A');
  });

  test('SelectField passes the chosen value', async () => {
    const { control, onChange } = renderField('SelectField');
    await userEvent.selectOptions(control, 'Not coming');
    expect(onChange).toHaveBeenCalledWith('no');
  });

  test('Checkbox passes its checked state', async () => {
    const { control, onChange } = renderField('Checkbox');
    await userEvent.click(control);
    expect(onChange).toHaveBeenCalledWith(true);
  });
});

describe('Checkbox', () => {
  test('can be mixed', () => {
    const { rerender } = render(
      <Checkbox label="All" isChecked={false} isIndeterminate onChange={() => {}} />,
    );
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();
    rerender(<Checkbox label="All" isChecked onChange={() => {}} />);
    expect(screen.getByRole('checkbox')).toBeChecked();
  });
});
