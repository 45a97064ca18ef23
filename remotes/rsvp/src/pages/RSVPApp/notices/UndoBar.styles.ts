import { color, fontSize, layer, radius, space } from '@portfolio/design';
import styled from 'styled-components';

/** Sticks to the lower edge of the window while the list is in sight. */
export const StyledUndoRegion = styled.div`
  position: sticky;
  z-index: ${layer.raised};
  inset-block-end: ${space[4]};
  display: grid;
  justify-items: center;
  pointer-events: none;

  @media print {
    display: none;
  }
`;

export const StyledUndoBar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-block-start: ${space[4]};
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  font-size: ${fontSize.small};
  box-shadow: 0 4px 16px rgb(0 0 0 / 18%);
  pointer-events: auto;
`;
