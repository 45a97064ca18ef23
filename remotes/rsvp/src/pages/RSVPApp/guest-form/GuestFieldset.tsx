import {
  findLimitText,
  media,
  RadioGroup,
  TextArea,
  TextField,
  useMediaQuery,
  VisuallyHidden,
} from '@portfolio/design';
import type { Ref } from 'react';
import { useState } from 'react';
import { GUEST_STATUSES, MAX_LENGTHS, STATUS_LABELS } from '../guest-list/guest';
import type { GuestInput } from './guestInput';
import { StyledFields, StyledMore, StyledParty } from './GuestFieldset.styles';
import type { GuestForm } from './useGuestForm';

interface GuestFieldsetProps {
  input: GuestInput;
  form: GuestForm;
  nameRef?: Ref<HTMLInputElement>;
  /** True shows all fields at once, on phones too. */
  isUnfolded?: boolean;
}

const STATUS_OPTIONS = GUEST_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));

/** All fields of a guest, for adding and for editing. */
export function GuestFieldset({ input, form, nameRef, isUnfolded = false }: GuestFieldsetProps) {
  const { errors, refusal, change, leave } = form;
  const hasRoom = useMediaQuery(media.medium);
  // Stays true, or the fields would fold away while their error is being corrected.
  const [hadError, setHadError] = useState(false);
  if (!hadError && (errors.partySize || errors.diet || errors.notes)) setHadError(true);
  const bind = (field: 'name' | 'partySize' | 'diet' | 'notes') => ({
    name: field,
    value: input[field],
    error: errors[field],
    autoComplete: 'off',
    onChange: (value: string) => change(field, value),
    onBlur: () => leave(field),
  });
  const findInfo = (field: keyof typeof MAX_LENGTHS) => findLimitText(input[field], MAX_LENGTHS[field]);
  return (
    <StyledFields>
      <TextField ref={nameRef} {...bind('name')} label="Name" isRequired info={findInfo('name')} />
      {refusal && errors[refusal.field] && (
        <VisuallyHidden key={refusal.count} role="alert">
          {errors[refusal.field]}
        </VisuallyHidden>
      )}
      <RadioGroup
        label="Answer"
        look="segments"
        options={STATUS_OPTIONS}
        value={input.status}
        onChange={(value) => change('status', value)}
      />
      <StyledMore open={isUnfolded || hasRoom || hadError}>
        <summary>People, diet and notes</summary>
        <StyledParty>
          <TextField
            {...bind('partySize')}
            label="People"
            hint="Including the guest"
            isRequired
            inputMode="numeric"
          />
          <TextField
            {...bind('diet')}
            label="Diet"
            isOptional
            hint="For example vegan, or no nuts"
            info={findInfo('diet')}
          />
        </StyledParty>
        <TextArea {...bind('notes')} label="Notes" isOptional rows={2} info={findInfo('notes')} />
      </StyledMore>
    </StyledFields>
  );
}
