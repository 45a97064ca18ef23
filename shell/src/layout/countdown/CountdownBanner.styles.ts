import { color, fontSize, fontWidth, layer, layout, media, space } from '@portfolio/design';
import styled from 'styled-components';
import { COUNTDOWN_ATTRIBUTE, COUNTDOWN_DISMISSED } from '../../theme/rootAttributes';

export const StyledBanner = styled.aside`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  inline-size: 100%;
  max-inline-size: calc(${layout.page} + 2 * ${layout.gutter});
  min-block-size: 2.25rem;
  margin-inline: auto;
  padding-inline: ${layout.gutter} calc(${layout.gutter} - ${space[2]});
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  line-height: 1.35;
  letter-spacing: 0.015em;

  :root[${COUNTDOWN_ATTRIBUTE}='${COUNTDOWN_DISMISSED}'] & {
    display: none;
  }
  /* Wide screens show it at the end of the breadcrumb's line. Without a breadcrumb it has a line of its own. */
  @media ${media.wide} {
    position: relative;
    z-index: ${layer.raised + 1};
    justify-content: flex-end;
    pointer-events: none;

    & > * {
      pointer-events: auto;
    }
    &:where([data-beside-breadcrumb]) {
      block-size: 2.5rem;
      margin-block-end: -2.5rem;
    }
  }
  @media (scripting: none) {
    & > button {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

export const StyledTime = styled.span`
  color: ${color.redline};
  font-variant-numeric: tabular-nums;
`;
