import { color, fontSize, media, pageRoom, radius, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[4]} ${space[6]};

  & > :nth-child(3) {
    flex: 1 1 11rem;
    max-inline-size: 18rem;
  }

  @container ${pageRoom.wide} {
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: stretch;

    & > :nth-child(3) {
      flex: none;
    }
  }
`;

export const StyledInks = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-size: ${fontSize.small};
    font-weight: 600;
  }

  &:disabled {
    opacity: 0.45;
  }
`;

export const StyledInk = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 2.25rem;
  block-size: 2.75rem;
  cursor: pointer;

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  & > span {
    inline-size: 1.625rem;
    block-size: 1.625rem;
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.small};
    forced-color-adjust: none;
  }

  & > input:checked + span {
    outline: 2px solid ${color.select};
    outline-offset: 3px;
  }

  & > input:focus-visible + span {
    outline: 3px solid ${color.select};
    outline-offset: 3px;
  }

  @media ${media.forcedColors} {
    & > input:checked + span {
      outline: 3px solid Highlight;
    }
  }
`;

export const StyledUndo = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
