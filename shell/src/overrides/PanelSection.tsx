import { Dimension, fontSize, space } from '@portfolio/design';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

const StyledHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  margin-block-end: ${space[4]};
  font-size: ${fontSize.small};

  & > :first-child {
    font-size: ${fontSize.h3};
  }
`;

const StyledDimension = styled(Dimension)`
  flex: 1 1 8rem;
`;

interface PanelSectionProps {
  title: string;
  measure: string;
  headingLevel: 2 | 3;
  children: ReactNode;
}

/** A section that may appear on a page and in a dialog at the same time, so it generates its ids. */
export function PanelSection({ title, measure, headingLevel, children }: PanelSectionProps) {
  const titleId = useId();
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby={titleId}>
      <StyledHead>
        <Heading id={titleId}>{title}</Heading>
        <StyledDimension>{measure}</StyledDimension>
      </StyledHead>
      {children}
    </section>
  );
}
