import { TextField } from '@portfolio/design';
import { useEffect, useRef, useState } from 'react';

/** Browsers refuse to rewrite the URL at the pace of typing. */
const WRITE_DELAY_MS = 200;

interface SearchInputProps {
  value: string;
  onChange: (value: string) => void;
}

/** The search field. It shows what is typed at once and passes it on when typing pauses. */
export function SearchInput({ value, onChange }: SearchInputProps) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back, Reset or a link has changed the query: it wins over what stands in the field.
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
      placeholder="Title, tag or description"
      maxLength={50}
      // A browser that fills in what was typed before would show words that are not searched for.
      autoComplete="off"
      value={text}
      onChange={handleChange}
    />
  );
}
