import { Button, Checkbox, RadioGroup, TextField, VisuallyHidden, space, pageRoom } from '@portfolio/design';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { AUTOMATIC_LIMIT } from './feedState';
import { LENGTH_COUNT, findLength } from './lengths';

interface FeedControlsProps {
  isAutomatic: boolean;
  onAutomatic: (isAutomatic: boolean) => void;
  isFailing: boolean;
  onFailing: (isFailing: boolean) => void;
  onGoTo: (px: number) => void;
}

const ANSWERS = [
  { value: 'arrives', label: 'Arrives' },
  { value: 'fails', label: 'Fails' },
] as const;

const StyledControls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[6]};
  align-items: start;
  margin-block-end: ${space[5]};

  @container ${pageRoom.wide} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 18rem);
  }
`;

const StyledJump = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: end;
`;

/** Controls for how the feed grows, whether requests succeed, and for jumping to a length. */
export function FeedControls(props: FeedControlsProps) {
  const { isAutomatic, onAutomatic, isFailing, onFailing, onGoTo } = props;
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const fieldRef = useRef<HTMLInputElement>(null);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const px = findLength(text.trim() === '' ? null : text);
    setError(px === undefined ? `Enter a whole number from 1 to ${LENGTH_COUNT}.` : undefined);
    // A field that has the focus already is not read again.
    const isFocused = document.activeElement === fieldRef.current;
    setRefusals(px === undefined && isFocused ? refusals + 1 : 0);
    if (px === undefined) fieldRef.current?.focus();
    else onGoTo(px);
  }

  return (
    <StyledControls>
      <Checkbox
        label="Load automatically near the end"
        hint={`At most ${AUTOMATIC_LIMIT} pages, then the feed asks.`}
        isChecked={isAutomatic}
        onChange={onAutomatic}
      />
      <RadioGroup
        label="The next page"
        look="segments"
        options={ANSWERS}
        value={isFailing ? 'fails' : 'arrives'}
        onChange={(value) => onFailing(value === 'fails')}
      />
      <StyledJump noValidate onSubmit={handleSubmit}>
        <TextField
          ref={fieldRef}
          label="Go to a length, in px"
          type="number"
          inputMode="numeric"
          min={1}
          max={LENGTH_COUNT}
          value={text}
          error={error}
          onChange={(value) => {
            setText(value);
            if (error !== undefined && findLength(value) !== undefined) setError(undefined);
          }}
        />
        <Button type="submit" category="border">
          Go
        </Button>
        {refusals > 0 && error !== undefined && (
          <VisuallyHidden key={refusals} role="alert">
            {error}
          </VisuallyHidden>
        )}
      </StyledJump>
    </StyledControls>
  );
}
