import { media, RadioGroup, TextArea, TextField, useMediaQuery } from '@portfolio/design';
import type { Ref } from 'react';
import { useState } from 'react';
import { GUEST_STATUSES, STATUS_LABELS } from '../guest-list/guest';
import { findInputInfo, type GuestInput } from './guestInput';
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
  const { errors, change, leave } = form;
  const hasRoom = useMediaQuery(media.medium);
  // Stays true, or the fields would fold away while their error is being corrected.
  const [hadError, setHadError] = useState(false);
  if (!hadError && (errors.partySize || errors.diet || errors.notes)) setHadError(true);
  return (
    <StyledFields>
      <TextField
        ref={nameRef}
        name="name"
        label="Name"
        isRequired
        autoComplete="off"
        value={input.name}
        error={errors.name}
        info={findInputInfo(input, 'name')}
        onChange={(value) => change('name', value)}
        onBlur={() => leave('name')}
      />
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
            name="partySize"
            label="People"
            hint="Including the guest"
            isRequired
            inputMode="numeric"
            value={input.partySize}
            error={errors.partySize}
            onChange={(value) => change('partySize', value)}
            onBlur={() => leave('partySize')}
          />
          <TextField
            name="diet"
            label="Diet"
            isOptional
            hint="For example vegan, or no nuts"
            autoComplete="off"
            value={input.diet}
            error={errors.diet}
            info={findInputInfo(input, 'diet')}
            onChange={(value) => change('diet', value)}
            onBlur={() => leave('diet')}
          />
        </StyledParty>
        <TextArea
          name="notes"
          label="Notes"
          isOptional
          rows={2}
          value={input.notes}
          error={errors.notes}
          info={findInputInfo(input, 'notes')}
          onChange={(value) => change('notes', value)}
          onBlur={() => leave('notes')}
        />
      </StyledMore>
    </StyledFields>
  );
}
