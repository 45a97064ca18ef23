import { color, fontSize, layer, pageRoom, radius, space } from '@portfolio/design';
import styled from 'styled-components';

/** Sticks to the bottom of the window while the list is visible. */
export const StyledDock = styled.div`
  position: sticky;
  z-index: ${layer.raised};
  inset-block-end: ${space[4]};
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  margin-block-start: ${space[4]};
  pointer-events: none;

  @media print {
    display: none;
  }
`;

export const StyledDockBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  font-size: ${fontSize.small};
  box-shadow: 0 4px 16px rgb(0 0 0 / 18%);
  pointer-events: auto;

  &:where([data-one-line]) {
    flex-wrap: nowrap;

    @container ${pageRoom.tight} {
      flex-wrap: wrap;
    }
  }
  & > span {
    overflow-wrap: anywhere;
  }
  &[hidden] {
    display: none;
  }
`;

export const StyledDockCount = styled.strong`
  color: ${color.redline};
  font-variant-numeric: tabular-nums;
`;
