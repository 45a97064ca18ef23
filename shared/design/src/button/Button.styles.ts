import styled from 'styled-components';
import { color, fontSize, media, motion, radius } from '../tokens';
import { selectionFrame } from '../redline/selectionFrame';

const StyledButtonBase = styled.button`
  --button-size: 2.75rem;

  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.625em;
  min-block-size: var(--button-size);
  padding: 0.5rem 1.125rem;
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.ink};
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast},
    color ${motion.fast};
  ${selectionFrame}

  &:where([data-size='small']) {
    --button-size: 2.25rem;

    padding: 0.375rem 0.75rem;
    font-size: ${fontSize.caption};

    @media (pointer: coarse) {
      --button-size: 2.75rem;

      min-inline-size: 2.75rem;
    }
  }
  &:where([data-size='large']) {
    --button-size: 3.5rem;

    padding: 0.75rem min(1.75rem, 9vw);
    font-size: ${fontSize.body};
  }
  &:where([data-full-width]) {
    display: flex;
    inline-size: 100%;
  }
  & > svg {
    flex: none;
    inline-size: 1.3em;
    block-size: 1.3em;
  }

  /* Doubling the class overrides every category, and here the rule is on the page only once. */
  &&:disabled,
  &&[aria-disabled='true'] {
    border: 1px dashed ${color.lineStrong};
    background: transparent;
    color: ${color.muted};
    cursor: not-allowed;

    @media ${media.forcedColors} {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

const StyledFilledButton = styled(StyledButtonBase)`
  border-color: ${color.ink};
  background: ${color.ink};
  color: ${color.surface};
  /* Without its background, the label would be pale on paper. */
  print-color-adjust: exact;

  /* Not the colour of links. */
  &:hover {
    color: ${color.surface};
  }
  &:active {
    border-color: ${color.select};
    background: ${color.select};
    color: ${color.onSelect};
  }
`;

const StyledBorderButton = styled(StyledButtonBase)`
  border-color: ${color.lineStrong};
  background: ${color.surface};

  &:active {
    background: ${color.selectWash};
  }
`;

const StyledTextButton = styled(StyledButtonBase)`
  padding-inline: 0.25rem;
  text-decoration: underline 1px ${color.lineStrong};
  text-underline-offset: 0.3em;

  &:hover {
    text-decoration-color: currentColor;
  }
  &:active {
    background: ${color.selectWash};
  }
`;

const StyledIconButton = styled(StyledButtonBase)`
  min-inline-size: var(--button-size);
  padding: 0;

  &:active {
    background: ${color.selectWash};
  }
`;

/* One component for each shape, so that a page has the rules only of those it shows. */
export const BUTTON_SHAPES = {
  filled: StyledFilledButton,
  border: StyledBorderButton,
  text: StyledTextButton,
  icon: StyledIconButton,
};
