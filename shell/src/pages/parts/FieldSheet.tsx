import { Checkbox, RadioGroup, SelectField, Slider, TextArea, TextField } from '@portfolio/design';
import { useState } from 'react';
import { SAMPLE_OPTIONS, SAMPLE_TEXT } from './content';
import { Specimen } from './Specimen';
import { StyledSpecimens } from './Specimen.styles';

const ERROR = 'Required field.';
const noChange = () => {};

/** Every input: filled, required, optional, invalid and disabled. */
export function FieldSheet() {
  const [text, setText] = useState(SAMPLE_TEXT);
  const [note, setNote] = useState('');
  const [unit, setUnit] = useState<(typeof SAMPLE_OPTIONS)[number]['value']>('mm');
  const [isOn, setIsOn] = useState(true);
  const [size, setSize] = useState(40);
  return (
    <StyledSpecimens>
      <Specimen name="TextField" note="One line of text." isColumn>
        <TextField label="Filled" hint="A hint stands above its input." value={text} onChange={setText} />
        <TextField label="Required" isRequired placeholder="Placeholder" value={note} onChange={setNote} />
        <TextField label="Optional" isOptional value={note} onChange={setNote} />
        <TextField label="Wrong" isRequired error={ERROR} value="" onChange={noChange} />
        <TextField label="Disabled" disabled value={SAMPLE_TEXT} onChange={noChange} />
      </Specimen>
      <Specimen name="TextArea" note="Several lines of text." isColumn>
        <TextArea label="Message" value={text} onChange={setText} />
        <TextArea label="Wrong message" error={ERROR} rows={2} value="" onChange={noChange} />
        <TextArea label="Disabled message" disabled rows={2} value={SAMPLE_TEXT} onChange={noChange} />
      </Specimen>
      <Specimen name="SelectField" note="One of several, in the browser's own list." isColumn>
        <SelectField label="Unit" options={SAMPLE_OPTIONS} value={unit} onChange={setUnit} />
        <SelectField
          label="Wrong unit"
          error={ERROR}
          options={SAMPLE_OPTIONS}
          value={unit}
          onChange={setUnit}
        />
        <SelectField
          label="Disabled unit"
          disabled
          options={SAMPLE_OPTIONS}
          value={unit}
          onChange={noChange}
        />
      </Specimen>
      <Specimen
        name="RadioGroup"
        note="One of a few, all visible: as a list, inline or as segments."
        isColumn
      >
        <RadioGroup label="List" options={SAMPLE_OPTIONS} value={unit} onChange={setUnit} />
        <RadioGroup label="Inline" look="inline" options={SAMPLE_OPTIONS} value={unit} onChange={setUnit} />
        <RadioGroup
          label="Segments"
          look="segments"
          options={SAMPLE_OPTIONS}
          value={unit}
          onChange={setUnit}
        />
        <RadioGroup
          label="Disabled"
          look="segments"
          isDisabled
          options={SAMPLE_OPTIONS}
          value={unit}
          onChange={noChange}
        />
      </Specimen>
      <Specimen name="Checkbox" note="On, off, or mixed where it stands for several." isColumn>
        <Checkbox label="On or off" isChecked={isOn} onChange={setIsOn} />
        <Checkbox label="Mixed" isIndeterminate isChecked={false} onChange={noChange} />
        <Checkbox label="Wrong" isRequired error={ERROR} isChecked={false} onChange={noChange} />
        <Checkbox label="Disabled" disabled isChecked onChange={noChange} />
      </Specimen>
      <Specimen name="Slider" note="A number on a line between two ends." isColumn>
        <Slider
          label="Size"
          min={0}
          max={100}
          step={5}
          value={size}
          valueText={`${size}%`}
          onChange={setSize}
        />
        <Slider label="Disabled size" disabled min={0} max={100} step={5} value={size} onChange={noChange} />
      </Specimen>
    </StyledSpecimens>
  );
}
