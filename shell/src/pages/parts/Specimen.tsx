import { Artboard } from '@portfolio/design';
import type { ReactNode } from 'react';
import { StyledNote, StyledSamples, StyledSpecimen } from './Specimen.styles';

interface SpecimenProps {
  /** The part's name in code. */
  name: string;
  /** When to use it, in a sentence. */
  note: string;
  children: ReactNode;
  /** True sets the states under each other. */
  isColumn?: boolean;
  /** True takes the whole width of the page. */
  isWide?: boolean;
}

/** One part of the design with all its states on an artboard. */
export function Specimen({ name, note, children, isColumn = false, isWide = false }: SpecimenProps) {
  return (
    <StyledSpecimen $isWide={isWide}>
      <h3>{name}</h3>
      <StyledNote>{note}</StyledNote>
      <Artboard>
        <StyledSamples $isColumn={isColumn}>{children}</StyledSamples>
      </Artboard>
    </StyledSpecimen>
  );
}
