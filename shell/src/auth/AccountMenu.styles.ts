import { Button, space, visuallyHidden } from '@portfolio/design';
import styled from 'styled-components';
import { room } from '../browser/room';

/* Shows only the icon if there is no room for text. */
export const StyledAccountButton = styled(Button)`
  padding-inline: ${space[2]};
  white-space: nowrap;

  @container ${room.account} {
    padding-inline: ${space[3]};
  }
`;

export const StyledLabel = styled.span`
  max-inline-size: 9rem;
  overflow: hidden;
  text-overflow: ellipsis;

  @container not ${room.account} {
    ${visuallyHidden}
  }
`;
