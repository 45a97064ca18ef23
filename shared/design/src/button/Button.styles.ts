import styled, { css } from 'styled-components';
import { color, fontSize, media, motion, radius } from '../tokens';
import { selectionFrame } from '../redline/selectionFrame';
import { getButtonLook, type ButtonCategory } from './buttonCategories';

const sizes = {
  small: css`
    min-block-size: 2.25rem;
    padding: 0.375rem 0.75rem;
    font-size: ${fontSize.caption};

    @media (pointer: coarse) {
      min-block-size: 2.75rem;
      min-inline-size: 2.75rem;
    }
  `,
  medium: css`
    min-block-size: 2.75rem;
    padding: 0.5rem 1.125rem;
    font-size: ${fontSize.small};
  `,
  large: css`
    min-block-size: 3.5rem;
    padding: 0.75rem min(1.75rem, 9vw);
    font-size: ${fontSize.body};
  `,
};

const ICON_BUTTON_SIZE = { small: '2.25rem', medium: '2.75rem', large: '3.5rem' } as const;

const shapes = {
  filled: css`
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.surface};

    &:active {
      border-color: ${color.select};
      background: ${color.select};
      color: ${color.onSelect};
    }
  `,
  border: css`
    border-color: ${color.lineStrong};
    background: ${color.surface};

    &:active {
      background: ${color.selectWash};
    }
  `,
  text: css`
    padding-inline: 0.25rem;
    text-decoration: underline 1px ${color.lineStrong};
    text-underline-offset: 0.3em;

    &:hover {
      text-decoration-color: currentColor;
    }
    &:active {
      background: ${color.selectWash};
    }
  `,
  icon: css`
    padding: 0;

    &:active {
      background: ${color.selectWash};
    }
  `,
};

const StyledButtonBase = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.625em;
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.ink};
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

/* Separate from the base, so that each category only adds its own few rules to the page. */
export const StyledButton = styled(StyledButtonBase)<{ $category: ButtonCategory }>`
  ${({ $category }) => {
    const { shape, size, isFullWidth } = getButtonLook($category);
    return css`
      ${sizes[size]}
      ${shapes[shape]}
      ${shape === 'icon' && `min-inline-size: ${ICON_BUTTON_SIZE[size]};`}
      ${isFullWidth && 'display: flex; inline-size: 100%;'}
    `;
  }}
`;
