import { color, fontSize, space } from '@portfolio/design';
import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';

/** A collapsed part of a page. */
export interface DisclosureProps {
  title: string;
  /** The title's id, if the title labels the content. */
  titleId?: string;
  children: ReactNode;
  ref?: Ref<HTMLDetailsElement>;
}

const StyledDisclosure = styled.details`
  margin-block-start: ${space[4]};

  & > summary {
    inline-size: fit-content;
    /* Large enough for a finger, into the gaps above and below. */
    margin-block: -0.375rem;
    padding-block: 0.625rem;
    color: ${color.muted};
    font-size: ${fontSize.small};
    cursor: pointer;
  }

  & > :nth-child(2) {
    padding-block-start: ${space[3]};
  }
`;

/** Settings and other extras of a demo. It opens without a script. */
export function Disclosure({ title, titleId, children, ref }: DisclosureProps) {
  return (
    <StyledDisclosure ref={ref}>
      <summary id={titleId}>{title}</summary>
      {children}
    </StyledDisclosure>
  );
}
