import { color, fontFamily, fontSize, fontWidth, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledStep = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  border: 1px solid ${color.line};

  & > div {
    padding: ${space[3]};
    border-inline-end: 1px solid ${color.line};
  }
  dt {
    color: ${color.redline};
    font-size: ${fontSize.caption};
    font-stretch: ${fontWidth.label};
    font-weight: 500;
  }
  dd {
    margin: 0;
    font-family: ${fontFamily.mono};
    font-size: ${fontSize.small};
    overflow-wrap: anywhere;
  }
`;
