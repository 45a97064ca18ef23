import { color, fontSize, fontWidth, layer, layout, space } from '@portfolio/design';
import styled, { createGlobalStyle } from 'styled-components';

/* Styled as a strip of the measuring layer, so that it cannot be mistaken for a part of the site. */
export const StyledBanner = styled.aside`
  position: sticky;
  z-index: ${layer.overlay};
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[5]};
  padding: ${space[3]} max(${layout.gutter}, 50% - ${layout.page} / 2);
  border-block-start: 2px dashed ${color.redline};
  background: ${color.surface};
  font-size: ${fontSize.small};

  &[hidden] {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const StyledText = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const StyledMark = styled.span`
  color: ${color.redline};
  font-stretch: ${fontWidth.label};
  font-weight: 600;
`;

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/* Focused elements are not scrolled under the banner. */
export const RoomForBanner = createGlobalStyle`
  :root { scroll-padding-block-end: 10rem; }
`;
