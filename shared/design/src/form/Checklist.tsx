import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { CheckIcon } from '../icons/editingIcons';
import { color, fontSize, fontWidth, space } from '../tokens';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import type { Condition } from './conditions';

const StyledList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
  gap: 0 ${space[4]};
  margin: 0;
  padding: 0;
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  line-height: 1.4;
  list-style: none;

  /* Two columns also in a dialog: a longer list has shorter texts. */
  &:has(> :nth-child(4)) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  }
`;

const StyledCondition = styled.li`
  display: grid;
  grid-template-columns: 1rem 1fr 2.5rem;
  gap: ${space[2]};
  color: ${color.muted};
  text-wrap: balance;

  &:where([data-met]) {
    color: ${color.success};
  }

  /* Forced colours cannot show the state; the words do. */
  & > svg {
    margin-block-start: 0.15em;
  }
`;

const StyledSign = styled.span`
  inline-size: 0.625rem;
  margin-block-start: 0.75em;
  border-block-start: 1px solid currentColor;
`;

/* Screen readers read them in any case; their room is kept, so that nothing moves while a visitor types. */
const StyledWords = styled.span`
  text-align: end;
  white-space: nowrap;

  &:where([data-blank]) {
    opacity: 0;
  }
`;

/** States for each condition, in words, whether it is met. The words are seen once there is something to tell apart. */
export function Checklist({ conditions }: { conditions: readonly Condition[] }) {
  const hasMet = conditions.some(({ isMet }) => isMet);
  return (
    <StyledList role="list">
      {conditions.map(({ text, isMet }) => (
        <StyledCondition key={text} data-met={isMet || undefined}>
          {isMet ? <CheckIcon sizePx={14} /> : <StyledSign aria-hidden="true" />}
          <span>{text}</span>
          <StyledWords data-blank={!hasMet || undefined}>
            <VisuallyHidden>: </VisuallyHidden>
            {isMet ? 'met' : 'not met'}
          </StyledWords>
        </StyledCondition>
      ))}
    </StyledList>
  );
}

/** Long enough that a screen reader does not talk over the typing. */
const PAUSE_MS = 1_000;

/** Announces after a pause in typing how many conditions are met. */
export function ChecklistStatus({ conditions }: { conditions: readonly Condition[] }) {
  const metCount = conditions.filter(({ isMet }) => isMet).length;
  const [announcedCount, setAnnouncedCount] = useState(metCount);
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncedCount(metCount), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [metCount]);
  const [firstCount] = useState(metCount);
  const isQuiet = announcedCount === firstCount && announcedCount === 0;
  return (
    <VisuallyHidden role="status">
      {isQuiet ? '' : `${announcedCount} of ${conditions.length} conditions met`}
    </VisuallyHidden>
  );
}
