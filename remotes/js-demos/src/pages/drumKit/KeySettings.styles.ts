import { color, fontSize, radius, selectionFrame, selectionFrameShown, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledKeyChoices = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: ${space[2]} ${space[3]};

  & > li {
    position: relative;
  }
`;

export const StyledKeyChoice = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding-inline: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface};
  font-size: ${fontSize.small};
  text-align: start;
  cursor: pointer;
  ${selectionFrame}

  &[data-waiting] {
    background: ${color.selectWash};
    ${selectionFrameShown}
  }
  &[data-waiting] > kbd {
    visibility: hidden;
  }
`;

/** Lies over the button, whose name of the pad stays visible. */
export const StyledKeyField = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  padding-inline: ${space[3]};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.ink};
  text-align: end;

  &::placeholder {
    color: ${color.muted};
    font-size: ${fontSize.caption};
    opacity: 1;
  }
`;
