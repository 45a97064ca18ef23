import styled, { css } from 'styled-components';
import { selectionFrameBase, selectionFrameShown } from '../redline/selectionFrame';
import { color, fontSize, media, motion, space } from '../tokens';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden';
import { labelText } from './Field.styles';
import { tickRow } from './tickBox';

export type RadioGroupLook = 'list' | 'inline' | 'segments';

export const StyledGroup = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;
`;

export const StyledLegend = styled.legend`
  ${labelText}
`;

export const StyledOptions = styled.div`
  display: flex;
  flex-wrap: wrap;

  &:where([data-look='list']) {
    flex-direction: column;
  }
  &:where([data-look='inline']) {
    column-gap: ${space[5]};
  }
  &:where([data-look='segments']) {
    inline-size: fit-content;
    max-inline-size: 100%;
  }
`;

const disabled = css`
  &:has(:disabled) {
    color: ${color.muted};
    cursor: not-allowed;
  }
`;

export const StyledSegment = styled.label`
  ${selectionFrameBase}
  display: inline-flex;
  /* A row that wraps is filled to its end. */
  flex-grow: 1;
  align-items: center;
  justify-content: center;
  min-block-size: 2.75rem;
  margin: 0 -1px -1px 0;
  padding: 0.375rem 0.875rem;
  border: 1px solid ${color.lineStrong};
  background: ${color.surface};
  font-size: ${fontSize.small};
  font-weight: 500;
  line-height: 1.3;
  cursor: pointer;
  transition: background-color ${motion.fast};

  &:hover {
    background: ${color.selectWash};
  }
  &:has(:checked) {
    z-index: 1;
    border-color: ${color.select};
    background: ${color.selectWash};
    ${selectionFrameShown}
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.select};
    outline-offset: 1px;
  }
  input {
    ${visuallyHidden}
  }
  @media ${media.forcedColors} {
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      border-color: Highlight;
      forced-color-adjust: none;
    }
    &:has(:checked)::after {
      content: none;
    }
  }
  ${disabled}
`;

export const StyledRow = styled.label`
  ${tickRow}
  ${disabled}
`;
