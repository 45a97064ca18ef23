import { Button, Chip } from '@portfolio/design';
import { useMemo, useState } from 'react';
import type { ListedProject } from '../../site-map/pageContent';
import { countTags } from './selectProjects';
import type { TagCount } from './selectProjects';
import { StyledTagFilter, StyledTagLegend, StyledTags } from './TagFilter.styles';

const FIRST_TAGS = 10;

interface TagFilterProps {
  projects: readonly ListedProject[];
  /** Counts of the projects that match the current query. */
  counts: readonly TagCount[];
  selected: readonly string[];
  onChange: (tags: readonly string[]) => void;
}

/** A project must have all selected tags. The order of the chips does not depend on the selection. */
export function TagFilter({ projects, counts, selected, onChange }: TagFilterProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  /** Tags that were pressed: their chips stay as they are, because the last one pressed has the focus. */
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const known = useMemo(() => countTags(projects).map(([tag]) => tag), [projects]);
  // A tag that was chosen in the list of another type may be that of no project here: its chip removes it.
  const tags = [...new Set([...known, ...selected, ...pressed])];
  const current = new Map(counts);
  const isUsed = (tag: string) => selected.includes(tag) || pressed.includes(tag);
  const shown = tags.filter((tag, index) => isExpanded || index < FIRST_TAGS || isUsed(tag));
  const moreCount = tags.length - shown.length;
  if (tags.length === 0) return null;

  function toggle(tag: string) {
    setPressed([...pressed, tag]);
    onChange(selected.includes(tag) ? selected.filter((other) => other !== tag) : [...selected, tag]);
  }

  return (
    <StyledTagFilter>
      <StyledTagLegend>Tags</StyledTagLegend>
      <StyledTags>
        {shown.map((tag) => {
          const isSelected = selected.includes(tag);
          const count = current.get(tag) ?? 0;
          return (
            <Chip
              key={tag}
              isSelected={isSelected}
              count={count}
              disabled={count === 0 && !isUsed(tag)}
              onClick={() => toggle(tag)}
            >
              {tag}
            </Chip>
          );
        })}
        {(moreCount > 0 || isExpanded) && (
          <Button category="text-sm" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? 'Fewer tags' : `${moreCount} more tags`}
          </Button>
        )}
      </StyledTags>
    </StyledTagFilter>
  );
}
