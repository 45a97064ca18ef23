import type { ReactNode } from 'react';
import { StyledPart } from './CvSheet.styles';

export function CvPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <StyledPart>
      <h2>{title}</h2>
      <div>{children}</div>
    </StyledPart>
  );
}
