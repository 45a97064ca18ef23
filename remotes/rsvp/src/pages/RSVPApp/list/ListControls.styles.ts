import { Button, color, fontSize, fontWidth, layer, pageRoom, space } from '@portfolio/design';
import styled from 'styled-components';

export const StyledControls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 10rem);
  gap: ${space[3]};

  & > :first-child {
    grid-column: 1 / -1;
  }

  b {
    margin-inline-start: 0.25em;
    font-weight: inherit;
    font-variant-numeric: tabular-nums;
  }

  /* On a phone and beside the form, the filter is one row, each count above its name; large text wraps it. */
  @container not (min-width: 38rem) {
    fieldset > div {
      inline-size: 100%;
    }
    fieldset label {
      flex: 1 1 auto;
      flex-direction: column-reverse;
      justify-content: center;
      padding: 0.25rem 0;
      font-size: 0.875rem;
      font-stretch: ${fontWidth.label};
      text-align: center;
    }
    b {
      margin: 0;
      font-size: ${fontSize.body};
      font-stretch: ${fontWidth.normal};
      font-weight: 700;
      line-height: 1.2;
    }
  }

  @container ${pageRoom.small} {
    fieldset label {
      font-size: 0.8125rem;
      font-stretch: ${fontWidth.narrow};
    }
  }
  @container (max-width: 20rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  /* Large text on a phone: the chosen order is not cut off. */
  @container (max-width: 12rem) {
    select {
      padding-inline: ${space[1]} 1.5rem;
      background-position: right 0.25rem center;
      font-size: 0.8125rem;
      font-stretch: ${fontWidth.narrow};
    }
  }
  @container (min-width: 34rem) {
    grid-template-columns: minmax(0, 1fr) 13rem;
  }

  @media print {
    display: none;
  }
`;

/** The head of the list: selecting several guests. */
export const StyledBulk = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  margin-block-start: ${space[4]};
  padding: ${space[1]} ${space[3]} ${space[1]} 0.75rem;
  border: 1px solid ${color.line};
  border-block-end-color: ${color.lineStrong};
  background: ${color.surface};
  font-size: ${fontSize.small};

  @container (min-width: 40rem) {
    padding-inline-start: 1.125rem;
  }
  @media print {
    display: none;
  }
`;

/**
 * Seen while it has the focus: with a pointer, the dock is in reach anyway. Then above the controls before it, because
 * below the bar it would cover a guest.
 */
export const StyledGoToDock = styled(Button)`
  position: absolute;
  z-index: ${layer.raised};
  inset-block-end: ${space[1]};
  inset-inline-end: ${space[1]};

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
