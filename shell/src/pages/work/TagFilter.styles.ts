import { color, fontSize, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledTagFilter = styled.fieldset`
  min-inline-size: 0;
  margin-block: 0 ${space[4]};
  padding: 0;
  border: 0;
`;

export const StyledTagLegend = styled.legend`
  margin-block-end: ${space[2]};
  padding: 0;
  font-size: ${fontSize.small};
  font-weight: 600;
`;

export const StyledTags = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  /* A tag of the address may be one long word. */
  overflow-wrap: anywhere;

  & > :disabled {
    border-style: dashed;
    background: none;
    color: ${color.muted};
    cursor: not-allowed;
  }
`;
