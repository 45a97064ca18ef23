import styled, { keyframes } from 'styled-components';
import { selectionFrameBase, selectionFrameShown } from '../redline/selectionFrame';
import { color, fontSize, fontWidth, motion, radius, space } from '../tokens';

export const DIALOG_WIDTHS = { small: '27rem', medium: '42rem', large: '80rem' } as const;

/** Between the edge and the text; less if the text is much larger than the dialog is wide. */
const room = `min(${space[5]}, 8cqi)`;

const arrive = keyframes`
  from { opacity: 0; transform: translateY(0.5rem); }
`;

export const StyledDialog = styled.dialog`
  ${selectionFrameBase}
  ${selectionFrameShown}
  position: fixed;
  inline-size: min(var(--dialog-width), 100vw - min(2rem, 10vw));
  max-inline-size: none;
  max-block-size: none;
  margin: auto;
  padding: 0;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.ink};
  overflow: visible;

  &[open] {
    animation: ${arrive} ${motion.base} ${motion.easeOut};
  }
  &::backdrop {
    background: color-mix(in srgb, ${color.sunken} 84%, transparent);
  }
`;

export const StyledPanel = styled.div`
  container: dialog / inline-size;
  display: flex;
  flex-direction: column;
  max-block-size: calc(100dvh - min(2rem, 10vw));
`;

export const StyledHead = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: min(${space[4]}, 5cqi);
  padding: ${space[2]} ${space[2]} ${space[2]} ${room};
  border-block-end: 1px solid ${color.line};
`;

export const StyledTitle = styled.h2`
  padding-block: 0.5625rem;
  font-size: min(${fontSize.h3}, 9cqi);

  /* Much larger text on a phone: narrow letters keep most words whole. */
  @container dialog not (min-width: 16rem) {
    font-stretch: ${fontWidth.narrow};
  }
`;

export const StyledContent = styled.div`
  padding: ${room};
  overflow: auto;
  overscroll-behavior: contain;

  &:where([data-scrolling]) {
    display: flex;
    flex-direction: column;
  }
`;

export const StyledFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  padding: ${space[4]} ${room};
  border-block-start: 1px solid ${color.line};
`;
