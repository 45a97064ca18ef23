import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Checkbox } from './Checkbox';
import { RadioGroup } from './RadioGroup';
import { SelectField } from './SelectField';
import { Slider } from './Slider';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const MESSAGES = { label: 'It', details: 'Fourth.', info: 'Third.', warning: 'Second.', error: 'First.' };
const ignore = () => {};

test.each<[string, string, ReactElement]>([
  ['TextField', 'textbox', <TextField {...MESSAGES} value="" onChange={ignore} />],
  ['TextArea', 'textbox', <TextArea {...MESSAGES} value="" onChange={ignore} />],
  ['SelectField', 'combobox', <SelectField {...MESSAGES} value="" options={[]} onChange={ignore} />],
  ['Checkbox', 'checkbox', <Checkbox {...MESSAGES} isChecked onChange={ignore} />],
  ['RadioGroup', 'group', <RadioGroup {...MESSAGES} value="" options={[]} onChange={ignore} />],
  ['Slider', 'slider', <Slider {...MESSAGES} value={1} min={0} max={2} step={1} onChange={ignore} />],
])('%s says error, warning and info in this order, then its details', (_name, role, field) => {
  const { container } = render(field);
  expect(screen.getByRole(role)).toHaveAccessibleDescription('Error: First. Warning: Second. Third. Fourth.');
  expect(container).toHaveTextContent(/First\..*Second\..*Third\..*Fourth\.$/);
});
