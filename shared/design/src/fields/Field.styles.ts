import styled, { css } from 'styled-components';
import { selectionFrameBase, selectionFrameShown } from '../redline/selectionFrame';
import { color, fontSize, motion, radius, space } from '../tokens';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden';

export const StyledField = styled.div.attrs<{ 'data-needs-script'?: string }>({ 'data-needs-script': '' })`
  min-inline-size: 0;
`;

export const labelText = css`
  display: block;
  margin-block-end: ${space[1]};
  padding: 0;
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.4;

  &:where([data-hidden]) {
    ${visuallyHidden}
  }
`;

export const StyledLabel = styled.label`
  ${labelText}
`;

export const StyledRequired = styled.span`
  margin-inline-start: 0.2em;
  color: ${color.redline};
`;

export const StyledOptional = styled.span`
  color: ${color.muted};
  font-weight: 400;
`;

export const StyledHint = styled.div`
  margin-block-end: ${space[2]};
  color: ${color.muted};
  font-size: 0.875rem;
  line-height: 1.45;
`;

const message = css`
  margin-block-start: ${space[2]};
  font-size: ${fontSize.caption};
  font-weight: 600;
  line-height: 1.45;
`;

export const StyledError = styled.p`
  ${message}
  color: ${color.danger};
`;

export const StyledWarning = styled.p`
  ${message}
  color: ${color.warning};
`;

export const StyledInfo = styled.p`
  ${message}
  color: ${color.info};
`;

export const StyledDetails = styled.div`
  margin-block-start: ${space[2]};
`;

/** Carries the selection frame, because the control inside cannot have pseudo-elements. */
export const StyledControlFrame = styled.div`
  ${selectionFrameBase}

  &:has(> :focus-visible) {
    ${selectionFrameShown}
  }
  & > :focus-visible {
    outline-offset: 1px;
  }
`;

/** The box of inputs, selects and text areas. */
export const controlBox = css`
  display: block;
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.ink};
  line-height: 1.4;
  transition: border-color ${motion.fast};

  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  &:hover {
    border-color: ${color.ink};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
  &:disabled {
    border-style: dashed;
    border-color: ${color.lineStrong};
    background: transparent;
    color: ${color.muted};
    cursor: not-allowed;
  }
`;
