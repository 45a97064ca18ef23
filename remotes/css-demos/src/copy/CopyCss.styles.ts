import { color, fontSize, radius, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledCode = styled.pre`
  padding: ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.sunken};
  font-size: ${fontSize.caption};
  line-height: 1.6;
  white-space: pre-wrap;
  overflow: auto;
`;

export const StyledFull = styled.details`
  margin-block: ${space[3]};

  summary {
    padding-block: ${space[2]};
    font-size: ${fontSize.small};
    cursor: pointer;
  }
  ${StyledCode} {
    max-block-size: 24rem;
  }
`;

export const StyledCopyBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  font-size: ${fontSize.small};
`;
