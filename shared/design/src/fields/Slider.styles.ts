import styled, { css } from 'styled-components';
import { color, fontSize, fontWidth, media, radius, space } from '../tokens';
import { StyledLabel } from './Field.styles';

export const StyledHead = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  flex-wrap: wrap;
  column-gap: ${space[4]};

  &:where(:has(> [data-hidden])) {
    justify-content: flex-end;
  }

  & > ${StyledLabel} {
    margin: 0;
  }
`;

export const StyledValue = styled.span`
  color: ${color.redline};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
`;

const track = css`
  block-size: 0.75rem;
  border: solid ${color.lineStrong};
  border-width: 0 1px;
  background:
    linear-gradient(${color.select} 0 0) left center / var(--slider-fill) 3px no-repeat,
    linear-gradient(${color.lineStrong} 0 0) center / 100% 1px no-repeat;
`;

/* The thumb is a handle of the selection frame, made large enough to grip. */
const thumb = css`
  box-sizing: border-box;
  inline-size: 1.125rem;
  block-size: 1.125rem;
  border: 2px solid ${color.select};
  border-radius: ${radius.none};
  background: ${color.surface};
`;

export const StyledSlider = styled.input`
  display: block;
  inline-size: 100%;
  block-size: 2.75rem;
  margin: 0;
  background: none;
  appearance: none;
  cursor: pointer;
  touch-action: pan-y;

  &::-webkit-slider-runnable-track {
    ${track}
  }
  &::-moz-range-track {
    ${track}
    box-sizing: border-box;
    inline-size: 100%;
  }
  &::-webkit-slider-thumb {
    ${thumb}
    margin-block-start: -0.1875rem;
    appearance: none;
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &:hover::-webkit-slider-thumb {
    background: ${color.selectWash};
  }
  &:hover::-moz-range-thumb {
    background: ${color.selectWash};
  }
  &:active::-webkit-slider-thumb {
    background: ${color.select};
  }
  &:active::-moz-range-thumb {
    background: ${color.select};
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }

  @media ${media.forcedColors} {
    appearance: auto;
  }
`;
