import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Dimension } from '../redline/Dimension';
import { color, fontSize, layout, space } from '../tokens';

/** The content of a {@link Section}. */
export interface SectionProps {
  /** Unique on the page: the scroll indicator and links point to it. */
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** The text in its dimension line, such as "8 projects". */
  measure?: string;
}

const StyledSection = styled.section`
  margin-block-start: clamp(${space[8]}, 8vw, ${space[9]});
`;

const StyledHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[5]};
  margin-block-end: ${space[5]};
  break-after: avoid;
`;

const StyledDimension = styled(Dimension)`
  flex: 1 1 10rem;
`;

const StyledLead = styled.div`
  max-inline-size: ${layout.text};
  margin-block: -${space[2]} ${space[6]};
  color: ${color.muted};
  font-size: ${fontSize.body};
  break-inside: avoid;
  break-after: avoid;
`;

/** A part of a page under an `<h2>`, with a dimension line from the heading to the edge. */
export function Section({ id, title, lead, children, measure }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <StyledSection id={id} aria-labelledby={titleId}>
      <StyledHead>
        <h2 id={titleId}>{title}</h2>
        <StyledDimension>{measure}</StyledDimension>
      </StyledHead>
      {lead !== undefined && <StyledLead>{typeof lead === 'string' ? <p>{lead}</p> : lead}</StyledLead>}
      {children}
    </StyledSection>
  );
}
