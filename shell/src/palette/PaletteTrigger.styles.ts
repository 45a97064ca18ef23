import { Button, color, fontSize, fontWidth, space, visuallyHidden } from '@portfolio/design';
import styled from 'styled-components';
import { room } from '../browser/room';

/* Only an icon if the header is short of room; otherwise styled as a small search field. */
export const StyledTrigger = styled(Button)`
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding: 0;
  border-color: transparent;
  background: none;

  @container ${room.search} {
    gap: ${space[2]};
    min-block-size: 2.25rem;
    padding-inline: ${space[3]};
    border-color: ${color.lineStrong};
    font-weight: 500;
  }
`;

export const StyledName = styled.span`
  @container not ${room.search} {
    ${visuallyHidden}
  }
`;

/* Reserves the space, because the shortcut's keys are known only in the browser. */
export const StyledKeys = styled.kbd`
  display: none;
  min-inline-size: 2.5rem;
  color: ${color.muted};
  font-family: inherit;
  font-size: ${fontSize.caption};
  font-stretch: ${fontWidth.label};
  text-align: end;

  @media (hover: hover) {
    @container ${room.search} {
      display: inline-block;
    }
  }
`;
