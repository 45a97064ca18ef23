import type { MouseEvent, Ref } from 'react';
import type { EntryGroup } from './groupEntries';
import {
  StyledGroup,
  StyledGroupTitle,
  StyledKind,
  StyledList,
  StyledOption,
  StyledTitle,
} from './Palette.styles';
import { toKindText } from '../composition/searchEntry';

interface PaletteResultsProps {
  id: string;
  groups: readonly EntryGroup[];
  activeIndex: number;
  onActivate: (index: number) => void;
  /** Called when a plain click opens an entry. */
  onChoose: () => void;
  ref: Ref<HTMLDivElement>;
}

export function toOptionId(listId: string, index: number): string {
  return `${listId}-option-${index}`;
}

/** The palette's list. Its options are links, so that choosing one is a plain click on a link. */
export function PaletteResults({ id, groups, activeIndex, onActivate, onChoose, ref }: PaletteResultsProps) {
  function handleClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
    // A modified click opens the entry in a new tab or window: the palette stays open.
    if (!ctrlKey && !metaKey && !shiftKey && !altKey) onChoose();
  }

  return (
    <StyledList
      ref={ref}
      id={id}
      role="listbox"
      aria-label="Places"
      // Browsers make what scrolls a stop of Tab; the list is operated from the field.
      tabIndex={-1}
      hidden={groups.length === 0}
    >
      {groups.map(({ title, entries, isMixed }, groupIndex) => (
        <StyledGroup key={title} role="group" aria-labelledby={`${id}-group-${groupIndex}`}>
          <StyledGroupTitle id={`${id}-group-${groupIndex}`}>{title}</StyledGroupTitle>
          {entries.map((entry, entryIndex) => {
            const optionIndex = countBefore(groups, groupIndex) + entryIndex;
            return (
              <StyledOption
                key={entry.path}
                id={toOptionId(id, optionIndex)}
                role="option"
                href={entry.path}
                tabIndex={-1}
                aria-selected={optionIndex === activeIndex}
                // Not pointerenter: a list that scrolls under a resting pointer must not change the active option.
                onPointerMove={() => optionIndex !== activeIndex && onActivate(optionIndex)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={handleClick}
              >
                <StyledTitle>{entry.title}</StyledTitle>
                {isMixed && <StyledKind>{toKindText(entry)}</StyledKind>}
              </StyledOption>
            );
          })}
        </StyledGroup>
      ))}
    </StyledList>
  );
}

function countBefore(groups: readonly EntryGroup[], groupIndex: number): number {
  return groups.slice(0, groupIndex).reduce((count, { entries }) => count + entries.length, 0);
}
