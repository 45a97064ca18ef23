import styled from 'styled-components';
import { space } from '../tokens';
import { Tag } from './Tag';

/** The content of a {@link TagList}. */
export interface TagListProps {
  tags: readonly string[];
  /** The list's accessible name (default "Tags"). */
  label?: string;
}

const StyledTagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;

/** Tags in a list that is announced as one. Renders nothing without tags. */
export function TagList({ tags, label = 'Tags' }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    // Safari drops the list role from lists without markers.
    <StyledTagList role="list" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </StyledTagList>
  );
}
