import { useEffect, useId, useRef, type MouseEvent } from 'react';
import styled from 'styled-components';
import { color, fontSize, space } from '../tokens';
import { FORM_TEXTS } from './formTexts';

/** One line of the summary. */
export interface SummaryItem {
  controlId: string;
  label: string;
  message: string;
}

interface ErrorSummaryProps {
  items: readonly SummaryItem[];
  /** Changes with every failed submission, so that the summary takes the focus each time. */
  attempt: number;
}

const StyledSummary = styled.div`
  padding: ${space[4]};
  border: 1px solid ${color.danger};
  border-inline-start-width: 5px;
  font-size: ${fontSize.small};
`;

const StyledHeading = styled.h3`
  margin-block-end: ${space[2]};
  font-size: ${fontSize.body};
`;

const StyledLink = styled.a`
  display: inline-block;
  padding-block: 0.25rem;
  color: ${color.danger};
  font-weight: 600;
`;

/** All errors of the form, each line a link to its input. */
export function ErrorSummary({ items, attempt }: ErrorSummaryProps) {
  const headingId = useId();
  const ref = useRef<HTMLDivElement>(null);
  // Effects run again if a form that was hidden is shown: its focus is elsewhere by then.
  const focusedAttempt = useRef(0);

  useEffect(() => {
    if (focusedAttempt.current !== attempt) ref.current?.focus();
    focusedAttempt.current = attempt;
    markTitle();
    return unmarkTitle;
  }, [attempt]);

  return (
    <StyledSummary ref={ref} tabIndex={-1} role="group" aria-labelledby={headingId}>
      <StyledHeading id={headingId}>{FORM_TEXTS.summary}</StyledHeading>
      <ul role="list">
        {items.map(({ controlId, label, message }) => (
          <li key={controlId}>
            <StyledLink href={`#${controlId}`} onClick={(event) => goToControl(event, controlId)}>
              {label}: {message}
            </StyledLink>
          </li>
        ))}
      </ul>
    </StyledSummary>
  );
}

const TITLE_PREFIX = 'Error: ';

/** Screen readers read the title first, when the page loads or its tab is chosen. */
function markTitle(): void {
  unmarkTitle();
  document.title = TITLE_PREFIX + document.title;
}

/** Leaves the title of the next page alone, which may be there before the form is gone. */
function unmarkTitle(): void {
  if (document.title.startsWith(TITLE_PREFIX)) document.title = document.title.slice(TITLE_PREFIX.length);
}

/** Leaves the address alone: the form may be in a dialog on any page. */
function goToControl(event: MouseEvent, controlId: string): void {
  event.preventDefault();
  focusControl(controlId);
}

/** Focuses an input, or the first one of a group. */
export function focusControl(controlId: string): void {
  const control = document.getElementById(controlId);
  const target = control?.matches('fieldset') ? control.querySelector<HTMLElement>('input') : control;
  target?.focus();
}
