import type { CatalogueEntry } from '@portfolio/contract';
import { FrameLabel } from '@portfolio/design';
import { StyledDemoHeader, StyledLead, StyledTitle } from './DemoHeader.styles';

/** The header of a demo. */
export interface DemoHeaderProps {
  project: CatalogueEntry;
  /** Kind of demo, above the title. */
  kicker: string;
  /** One sentence, then more text. Only the sentence is above the demo. */
  lead: readonly [sentence: string, ...more: string[]];
}

/** A title and one sentence, no more: the demo itself must be in the first view. */
export function DemoHeader({ project, kicker, lead: [sentence] }: DemoHeaderProps) {
  return (
    <StyledDemoHeader>
      <FrameLabel>{kicker}</FrameLabel>
      <StyledTitle tabIndex={-1}>{project.title}</StyledTitle>
      <StyledLead>{sentence}</StyledLead>
    </StyledDemoHeader>
  );
}
