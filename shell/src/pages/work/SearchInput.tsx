import { TextField } from '@portfolio/design';
import { useEffect, useEffectEvent, useState } from 'react';

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
  // The other filters may change while the timer runs: what was typed is added to the current ones.
  const report = useEffectEvent(onChange);

  // Back, Reset or a link has changed the query, which overrides the input.
  if (value !== lastValue) {
    setLastValue(value);
    setText(value);
  }

  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => report(text), WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, value]);

  return (
    <TextField
      type="search"
      label="Search"
      isLabelHidden
      placeholder="Title or tag"
      // An autofilled value would not match the current query.
      autoComplete="off"
      value={text}
      onChange={setText}
    />
  );
}
