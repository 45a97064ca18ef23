import { color, fontSize, fontWidth, layer, media, radius, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledCombobox = styled.div`
  min-inline-size: 0;
`;

export const StyledLabel = styled.label`
  display: block;
  margin-block-end: ${space[1]};
  font-size: ${fontSize.small};
  font-weight: 600;
`;

export const StyledBox = styled.div`
  position: relative;
`;

export const StyledInput = styled.input`
  inline-size: 100%;
  min-block-size: 3.5rem;
  padding: ${space[2]} 3.25rem ${space[2]} ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  font-size: ${fontSize.h3};
  font-weight: 600;
`;

export const StyledClear = styled.div`
  position: absolute;
  inset: 0 ${space[2]} 0 auto;
  display: grid;
  place-content: center;
`;

export const StyledListbox = styled.ul`
  position: absolute;
  z-index: ${layer.raised};
  inset: calc(100% + 4px) 0 auto;
  max-block-size: min(22rem, 60vh);
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  box-shadow: 0 0.75rem 2rem color-mix(in srgb, ${color.sunken} 80%, transparent);
  overflow: auto;
`;

export const StyledOption = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[4]};
  min-block-size: 2.75rem;
  padding: ${space[2]} ${space[4]};
  border-inline-start: 4px solid transparent;
  background: transparent;
  cursor: pointer;

  &:where([aria-selected='true']) {
    border-inline-start-color: ${color.select};
    background: ${color.selectWash};
  }
  &:hover {
    background: ${color.selectWash};
  }

  mark {
    background: none;
    color: ${color.redline};
    text-decoration: underline 2px;
    text-underline-offset: 0.2em;
  }

  @media ${media.forcedColors} {
    outline: none;
    outline-offset: -2px;

    &:where([aria-selected='true']) {
      outline: 2px solid Highlight;
    }
    mark {
      color: CanvasText;
    }
  }
`;

export const StyledYear = styled.span`
  flex: none;
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  font-variant-numeric: tabular-nums;
`;

export const StyledEmpty = styled.p`
  min-block-size: 1.6em;
  margin-block-start: ${space[1]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
`;
