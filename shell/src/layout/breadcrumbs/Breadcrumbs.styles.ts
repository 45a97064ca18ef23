import { layout, space } from '@portfolio/design';
import styled from 'styled-components';
import { stickyBar } from '../scroll-state/stickyBar';

/** Height of the bar: its space, its line of text and its border. A bar of the page sticks below it. */
export const BREADCRUMB_HEIGHT = 'calc(2.5rem + 1px)';

export const StyledBar = styled.div`
  ${stickyBar}

  @media print {
    display: none;
  }
`;

export const StyledInner = styled.div`
  max-inline-size: calc(${layout.page} + 2 * ${layout.gutter});
  margin-inline: auto;
  padding: ${space[2]} ${layout.gutter};
`;
