import styled, { keyframes } from 'styled-components';
import { color, fontSize, fontWidth, space } from '../tokens';

export const StyledForm = styled.form`
  display: grid;
  gap: ${space[5]};
`;

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

const appear = keyframes`
  from { visibility: hidden; }
`;

/* Appears after a delay: a response that arrives at once needs no waiting text. */
export const StyledWaiting = styled.span`
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-stretch: ${fontWidth.label};

  &:not(:empty) {
    animation: ${appear} 300ms step-end;
  }
`;

/** Rendered before it has any text, so that screen readers announce the text; takes no room while it is empty. */
export const StyledResponse = styled.div`
  font-size: ${fontSize.small};
  font-weight: 600;

  &:empty {
    position: absolute;
  }
`;

export const StyledMessage = styled.p`
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid currentColor;

  &:where([data-kind='danger']) {
    color: ${color.danger};
  }
  &:where([data-kind='warning']) {
    color: ${color.warning};
  }
  &:where([data-kind='info']) {
    color: ${color.info};
  }
`;
