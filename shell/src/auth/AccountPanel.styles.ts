import { color, fontSize, layout, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledPanel = styled.div`
  inset: calc(${layout.headerHeight} + ${space[2]}) max(${layout.gutter}, calc((100vw - ${layout.page}) / 2))
    auto auto;
  inline-size: min(18rem, 100vw - 2 * ${layout.gutter});
  margin: 0;
  padding: ${space[5]};
  border: 1px solid ${color.lineStrong};
  background: ${color.surface};
  color: ${color.ink};

  &:popover-open {
    display: grid;
    gap: ${space[1]};
  }
  & button {
    margin-block-start: ${space[4]};
  }
`;

export const StyledName = styled.p`
  font-weight: 650;
  overflow-wrap: anywhere;
`;

export const StyledDetail = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
`;
