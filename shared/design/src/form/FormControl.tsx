import { useController, type Control } from 'react-hook-form';
import { Checkbox } from '../fields/Checkbox';
import { PasswordField } from '../fields/PasswordField';
import { RadioGroup } from '../fields/RadioGroup';
import { SelectField } from '../fields/SelectField';
import { TextArea } from '../fields/TextArea';
import { TextField } from '../fields/TextField';
import { Checklist, ChecklistStatus } from './Checklist';
import { listEmailConditions, listPasswordConditions } from './conditions';
import type { FormField, FormValues } from './formTypes';
import { EMAIL_SAMPLE } from './patterns';
import { StrictField } from './StrictField';
import { findFieldInfo } from './validateField';

interface FormControlProps {
  field: FormField;
  control: Control<FormValues>;
  id: string;
  error: string | undefined;
  onChange: (name: string) => void;
}

/** The input of one field, bound to the form. */
export function FormControl({ field, control, id, error, onChange }: FormControlProps) {
  const { field: bound } = useController({ name: field.name, control });
  const text = typeof bound.value === 'string' ? bound.value : '';
  const shared = {
    id,
    name: field.name,
    label: field.label,
    hint: field.hint,
    isRequired: field.isRequired,
    isOptional: !field.isRequired,
    error,
    info: findFieldInfo(field, { [field.name]: bound.value }),
  };
  const handleChange = (value: string | boolean) => {
    bound.onChange(value);
    onChange(field.name);
  };
  const typed = {
    value: text,
    onChange: handleChange,
    onBlur: bound.onBlur,
    autoComplete: field.autoComplete,
  };

  switch (field.kind) {
    case 'text':
      return <TextField {...shared} {...typed} placeholder={field.placeholder} />;
    case 'textarea':
      return <TextArea {...shared} {...typed} placeholder={field.placeholder} />;
    case 'email': {
      const conditions =
        field.isChecked === false ? null : listEmailConditions(text.trim(), field.topLevelDomain);
      return (
        <>
          <TextField
            {...shared}
            {...typed}
            type="email"
            autoComplete={field.autoComplete ?? 'email'}
            autoCapitalize="none"
            spellCheck={false}
            placeholder={field.placeholder ?? EMAIL_SAMPLE}
            details={conditions && <Checklist conditions={conditions} />}
          />
          {conditions && <ChecklistStatus conditions={conditions} />}
        </>
      );
    }
    case 'password': {
      const conditions = field.isChecked === false ? null : listPasswordConditions(text);
      return (
        <>
          <PasswordField
            {...shared}
            {...typed}
            autoComplete={field.autoComplete ?? 'new-password'}
            placeholder={field.placeholder}
            details={conditions && <Checklist conditions={conditions} />}
          />
          {conditions && <ChecklistStatus conditions={conditions} />}
        </>
      );
    }
    case 'passwordConfirm':
      return <PasswordField {...shared} {...typed} autoComplete={field.autoComplete ?? 'new-password'} />;
    case 'select':
      return (
        <SelectField
          {...shared}
          {...typed}
          options={[{ value: '', label: field.placeholder ?? 'Select an option' }, ...field.options]}
        />
      );
    case 'strict':
      return <StrictField {...shared} {...typed} options={field.options} placeholder={field.placeholder} />;
    case 'radio':
      return <RadioGroup {...shared} value={text} onChange={handleChange} options={field.options} />;
    case 'checkbox':
      return (
        <Checkbox
          {...shared}
          isChecked={bound.value === true}
          onChange={handleChange}
          onBlur={bound.onBlur}
        />
      );
  }
}
