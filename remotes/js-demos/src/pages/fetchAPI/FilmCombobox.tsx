import { CloseIcon, Button } from '@portfolio/design';
import { isComposing } from '@portfolio/kit';
import { useAnnounce } from '@portfolio/kit/demo';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import {
  StyledBox,
  StyledClear,
  StyledCombobox,
  StyledEmpty,
  StyledInput,
  StyledLabel,
  StyledListbox,
  StyledOption,
  StyledYear,
} from './FilmCombobox.styles';
import type { Film } from './film';
import { findActive, type ComboboxKey } from './findActive';
import { MarkedTitle } from './MarkedTitle';
import { searchFilms } from './searchFilms';

export interface FilmComboboxProps {
  films: readonly Film[];
  onOpen: (film: Film) => void;
}

/** A screen reader speaks during typing, so the count is announced after a pause. */
const REST_MS = 600;

const NAVIGATION_KEYS: readonly string[] = ['ArrowDown', 'ArrowUp'] satisfies ComboboxKey[];

/** Finds a film while typing: a combobox with list autocomplete, following the ARIA practices. */
export function FilmCombobox({ films, onOpen }: FilmComboboxProps) {
  const announce = useAnnounce();
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const found = searchFilms(films, query);
  const hasQuery = query.trim() !== '';
  const isListShown = isOpen && found.length > 0;

  const announceCount = useEffectEvent(() => {
    if (isOpen) announce(found.length === 1 ? '1 film found.' : `${found.length} films found.`);
  });
  useEffect(() => {
    if (!hasQuery) return;
    const timer = setTimeout(() => announceCount(), REST_MS);
    return () => clearTimeout(timer);
  }, [query, hasQuery]);

  function change(next: string) {
    setQuery(next);
    setActive(null);
    setIsOpen(next.trim() !== '');
    // No query, no count.
    if (next.trim() === '') announce('');
  }

  function choose(film: Film) {
    setQuery(film.title);
    setActive(null);
    setIsOpen(false);
    onOpen(film);
  }

  function handleClear() {
    // The button disappears with the text, and would take the focus with it.
    inputRef.current?.focus();
    change('');
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key } = event;
    // Keys of an input method choose and close its suggestions; Cmd and an arrow move the text cursor.
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey) return;
    if (NAVIGATION_KEYS.includes(key)) {
      event.preventDefault();
      if (found.length === 0) return;
      setIsOpen(true);
      setActive(findActive(key as ComboboxKey, { active, count: found.length, hasAlt: event.altKey }));
    } else if (key === 'Enter') {
      const chosen = found[active ?? (found.length === 1 ? 0 : -1)];
      if (isOpen && chosen !== undefined) choose(chosen.film);
    } else if (key === 'Escape') {
      if (isListShown) setIsOpen(false);
      else change('');
      setActive(null);
    }
  }

  return (
    <StyledCombobox onBlur={() => setIsOpen(false)}>
      <StyledLabel htmlFor={id}>Find a film by title or year</StyledLabel>
      <StyledBox>
        <StyledInput
          ref={inputRef}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isListShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={isListShown && active !== null ? `${id}-${active}` : undefined}
          value={query}
          maxLength={100}
          onChange={(event) => change(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        {query !== '' && (
          <StyledClear>
            <Button category="icon-sm" icon={<CloseIcon />} onClick={handleClear}>
              Clear the search
            </Button>
          </StyledClear>
        )}
        <StyledListbox id={`${id}-list`} role="listbox" aria-label="Films found" hidden={!isListShown}>
          {isListShown &&
            found.map(({ film, parts }, index) => (
              <StyledOption
                key={film.id ?? film.title}
                ref={(option) => {
                  if (index === active) option?.scrollIntoView?.({ block: 'nearest' });
                }}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                // The focus stays in the field, as the ARIA pattern requires.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(film)}
              >
                <MarkedTitle parts={parts} />
                <StyledYear>{film.year}</StyledYear>
              </StyledOption>
            ))}
        </StyledListbox>
      </StyledBox>
      <StyledEmpty>
        {hasQuery && found.length === 0 && `No title or year contains “${query.trim()}”.`}
      </StyledEmpty>
    </StyledCombobox>
  );
}
