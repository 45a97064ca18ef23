import styled, { css } from 'styled-components';
import { color, media, motion, radius } from '../tokens';

/** The box or circle of a checkbox or radio button. Shared, so that a page with both carries its styles once. */
export const StyledTickBox = styled.input`
  flex: none;
  display: grid;
  place-content: center;
  inline-size: 1.375rem;
  block-size: 1.375rem;
  margin: 0;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  appearance: none;
  transition: background-color ${motion.fast};

  &[type='radio'] {
    border-radius: ${radius.round};
  }
  &::before {
    content: '';
    inline-size: 0.875rem;
    block-size: 0.875rem;
    background: ${color.onSelect};
    opacity: 0;
  }
  &[type='checkbox']::before {
    clip-path: polygon(12% 46%, 39% 71%, 87% 15%, 100% 28%, 39% 97%, 0 59%);
  }
  &[type='checkbox']:indeterminate::before {
    clip-path: inset(42% 8%);
  }
  &[type='radio']::before {
    clip-path: circle(32%);
  }
  &:checked,
  &:indeterminate:not([type='radio']) {
    border-color: ${color.select};
    background: ${color.select};

    &::before {
      opacity: 1;
    }
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  &:focus-visible {
    outline-offset: 2px;
  }
  &:disabled {
    border-style: dashed;
  }

  /* The browser's own box is right there; ours would lose its fill. */
  @media ${media.forcedColors} {
    appearance: auto;

    &::before {
      content: none;
    }
  }
`;

/** The row of a box and its text; all of it can be clicked, which makes a comfortable target. */
export const tickRow = css`
  display: inline-flex;
  align-items: flex-start;
  gap: 0.75rem;
  min-block-size: 2.75rem;
  padding-block: 0.6875rem;
  font-size: 1rem;
  line-height: 1.375rem;
  cursor: pointer;
`;
