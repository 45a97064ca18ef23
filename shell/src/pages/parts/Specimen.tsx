import { Artboard } from '@portfolio/design';
import type { ReactNode } from 'react';
import { StyledNote, StyledSamples, StyledSpecimen } from './Specimen.styles';

interface SpecimenProps {
  /** Name of the component or token in code. */
  name: string;
  /** When to use it, in one sentence. */
  note: string;
  children: ReactNode;
  /** True stacks the samples vertically. */
  isColumn?: boolean;
  /** True spans the whole width of the page. */
  isWide?: boolean;
}

/** A component or token of the design in all its states, on an artboard. */
export function Specimen({ name, note, children, isColumn = false, isWide = false }: SpecimenProps) {
  return (
    <StyledSpecimen data-wide={isWide || undefined}>
      <h3>{name}</h3>
      <StyledNote>{note}</StyledNote>
      <Artboard>
        <StyledSamples data-column={isColumn || undefined}>{children}</StyledSamples>
      </Artboard>
    </StyledSpecimen>
  );
}
