import styled from 'styled-components';
import { FrameLabel } from '../redline/FrameLabel';
import { selectionFrameWithin } from '../redline/selectionFrame';
import { color, fontSize, radius, space } from '../tokens';

export const StyledSurface = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
`;

export const StyledLinkedSurface = styled(StyledSurface)`
  ${selectionFrameWithin}
`;

export const StyledCard = styled.article`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  &:has(a:is(:hover, :focus-visible)) > ${FrameLabel} {
    color: ${color.select};
  }
`;

export const StyledPicture = styled.div`
  border-block-end: 1px solid ${color.line};
  background: ${color.sunken};
`;

export const StyledBody = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: ${space[2]};
  padding: ${space[4]} ${space[4]} ${space[5]};

  & > ul {
    margin-block-start: auto;
    padding-block-start: ${space[3]};
  }
`;

/* The link covers the whole card, so the card's surface shows its focus. */
export const StyledLink = styled.a`
  color: inherit;
  text-decoration: none;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    color: inherit;
  }
  &:focus-visible {
    outline: none;
  }
`;

export const StyledDescription = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.5;
  white-space: pre-line;
`;
