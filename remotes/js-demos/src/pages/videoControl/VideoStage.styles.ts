import { color, fontSize, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledVideo = styled.video`
  inline-size: 100%;
  block-size: auto;
  border: 1px solid ${color.lineStrong};
  background: ${color.sunken};

  /* An em is a twentieth of the height: on a phone that is too small to read. */
  &::cue {
    font-size: clamp(0.9em, 1rem, 2em);
  }
`;

/* Keeps its own colours, as a video would. */
export const StyledDrawing = styled.svg`
  inline-size: 100%;
  border: 1px solid ${color.lineStrong};
  forced-color-adjust: none;
`;

export const StyledDrawn = styled.div`
  position: relative;
`;

/* White on black, like native captions. */
export const StyledCaption = styled.p`
  position: absolute;
  inset: auto ${space[4]} ${space[3]};
  inline-size: fit-content;
  max-inline-size: calc(100% - 2 * ${space[4]});
  margin-inline: auto;
  padding: 0.125rem ${space[2]};
  background: rgb(0 0 0 / 0.8);
  color: #fff;
  font-size: ${fontSize.small};
  line-height: 1.35;
  text-align: center;
`;
