import { color, fontSize, fontWidth, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledContent = styled.div`
  display: grid;
  gap: ${space[5]};
`;

/** Rendered before any alert, so that screen readers announce it; takes up no room while empty. */
export const StyledAlerts = styled.div`
  &:empty {
    position: absolute;
  }
`;

export const StyledOr = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  color: ${color.muted};
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${color.line};
  }
`;
