import { TextField } from '@portfolio/design';
import { useEffect, useRef, useState } from 'react';

/** Browsers limit how often the URL may be rewritten, which typing would exceed. */
const WRITE_DELAY_MS = 200;

interface SearchInputProps {
  value: string;
  onChange: (value: string) => void;
}

/** The search field. Shows input at once and reports it when typing pauses. */
export function SearchInput({ value, onChange }: SearchInputProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back, Reset or a link has changed the query, which overrides the input.
  if (value !== lastValue) {
    setLastValue(value);
    setText(value);
  }

  useEffect(() => () => clearTimeout(timerRef.current), []);

  function handleChange(typed: string) {
    setText(typed);
    clearTimeout(timerRef.current);
    timerRef.current = setTimeout(() => onChange(typed), WRITE_DELAY_MS);
  }

  return (
    <TextField
      type="search"
      label="Search"
      isLabelHidden
      placeholder="Title or tag"
      maxLength={50}
      // An autofilled value would not match the current query.
      autoComplete="off"
      value={text}
      onChange={handleChange}
    />
  );
}
