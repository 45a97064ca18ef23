import { Button, TextField, VisuallyHidden } from '@portfolio/design';
import { isComposing } from '@portfolio/kit';
import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLoad } from '../loading/useLoad';
import { groupEntries } from './groupEntries';
import { isPaletteShortcut } from '../browser/keys';
import type { LoadSearchEntries } from './loadSearchEntries';
import { StyledCount, StyledNote, StyledSearch } from './Palette.styles';
import { PaletteResults, toOptionId } from './PaletteResults';
import { rankEntries } from './rankEntries';
import type { SearchEntry } from '../composition/searchEntry';

export interface PaletteSearchProps {
  inputRef: RefObject<HTMLInputElement | null>;
  onClose: () => void;
  loadEntries: LoadSearchEntries;
  /** Pages of this visit, most recent first. */
  recentPaths: readonly string[];
  /** Returns the text typed before the field was rendered. */
  takeTyped: () => string;
}

/** A screen reader speaks during typing, so the count is announced after a pause. */
const PAUSE_MS = 600;

const NO_ENTRIES: readonly SearchEntry[] = [];

/** A combobox with a listbox, following the ARIA Authoring Practices: the focus stays in the field. */
export function PaletteSearch({
  inputRef,
  onClose,
  loadEntries,
  recentPaths,
  takeTyped,
}: PaletteSearchProps) {
  const [state, retry] = useLoad(loadEntries);
  const [query, setQuery] = useState(takeTyped);
  const [activeIndex, setActiveIndex] = useState(0);
  const listId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const entries = state.status === 'ready' ? state.value : NO_ENTRIES;

  const groups = useMemo(() => {
    if (query.trim() === '') return groupEntries(entries, recentPaths);
    const found = rankEntries(entries, query, recentPaths);
    return found.length === 0 ? [] : [{ title: 'Best match first', entries: found, isMixed: true }];
  }, [entries, query, recentPaths]);
  const count = groups.reduce((sum, group) => sum + group.entries.length, 0);

  const statusText = toStatusText(state.status, count, entries.length);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(statusText), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [statusText]);

  function activate(index: number) {
    setActiveIndex(index);
    document.getElementById(toOptionId(listId, index))?.scrollIntoView?.({ block: 'nearest' });
  }

  function handleKeyDown(event: KeyboardEvent) {
    // During composition, Enter and the arrow keys belong to the input method.
    if (isComposing(event.nativeEvent)) return;
    if (isPaletteShortcut(event)) onClose();
    else if (count === 0) return;
    else if (event.key === 'ArrowDown') activate((activeIndex + 1) % count);
    else if (event.key === 'ArrowUp') activate((activeIndex - 1 + count) % count);
    else if (event.key === 'Enter')
      listRef.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click();
    else return;
    event.preventDefault();
  }

  return (
    <StyledSearch>
      <TextField
        ref={inputRef}
        label="Page, project or demo"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={listId}
        aria-activedescendant={count > 0 ? toOptionId(listId, activeIndex) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(text) => {
          setQuery(text);
          activate(0);
        }}
        onKeyDown={handleKeyDown}
      />
      <StyledCount aria-hidden="true">{statusText}</StyledCount>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      {state.status === 'failed' && (
        <StyledNote role="alert">
          <p>The list of pages could not be loaded. Check the connection.</p>
          <Button
            category="border"
            onClick={() => {
              // The button is gone while it loads.
              inputRef.current?.focus();
              retry();
            }}
          >
            Retry
          </Button>
        </StyledNote>
      )}
      {state.status === 'ready' && count === 0 && (
        <StyledNote>
          <p>
            Nothing here is called that. Try fewer letters;{' '}
            <a href="/siteMap" onClick={onClose}>
              the site map
            </a>{' '}
            lists every page.
          </p>
        </StyledNote>
      )}
      <PaletteResults
        ref={listRef}
        id={listId}
        groups={groups}
        activeIndex={activeIndex}
        onActivate={setActiveIndex}
        onChoose={onClose}
      />
    </StyledSearch>
  );
}

function toStatusText(status: 'loading' | 'ready' | 'failed', count: number, allCount: number): string {
  if (status === 'loading') return 'Loading the list of pages';
  if (status === 'failed') return '';
  const noun = allCount === 1 ? 'place' : 'places';
  return count === allCount ? `${allCount} ${noun}` : `${count} of ${allCount} ${noun}`;
}
