import {
  Artboard,
  Dimension,
  FrameLabel,
  selectionFrame,
  selectionFrameBase,
  selectionFrameShown,
} from '@portfolio/design';
import styled from 'styled-components';
import { RouteTransitionStyle } from './RouteTransitionStyle';
import { SAMPLE_TEXT } from './content';
import { Specimen } from './Specimen';
import { StyledSpecimens } from './Specimen.styles';

const StyledTall = styled.div`
  block-size: 8rem;
`;

const StyledSelected = styled.span`
  padding: 0.75rem 1.25rem;
  ${selectionFrameBase}
  ${selectionFrameShown}
`;

const StyledSelectable = styled.a`
  padding: 0.75rem 1.25rem;
  text-decoration: none;
  ${selectionFrame}
`;

const TRANSITIONS = [
  { kind: 'fade', href: '/siteMap', text: 'Fade to the site map, as everywhere' },
  { kind: 'slide', href: '/work/CSS', text: 'Slide to a deeper path, from the right' },
  { kind: 'slide', href: '/', text: 'Slide to a higher path, from the left' },
  { kind: 'zoom', href: '/siteMap', text: 'Zoom to the site map' },
] as const;

/** The redline components, which measure, label and select. */
export function RedlineSheet() {
  return (
    <StyledSpecimens>
      <Specimen name="Dimension" note="Measures: a label between two ticks, or a line alone." isColumn>
        <Dimension>8 projects</Dimension>
        <Dimension />
        <p>
          <Dimension isCompact>within a row</Dimension>
        </p>
        <StyledTall>
          <Dimension isVertical>128 px</Dimension>
        </StyledTall>
      </Specimen>
      <Specimen
        name="Artboard, FrameLabel"
        note="A surface with its layer's name; selectable ones respond to the pointer."
        isColumn
      >
        <Artboard label="Artboard with a label">{SAMPLE_TEXT}</Artboard>
        <Artboard label="Selectable, little padding" isSelectable padding="small">
          <a href="#redline">{SAMPLE_TEXT}</a>
        </Artboard>
        <Artboard padding="none">No label and no padding</Artboard>
        <FrameLabel>FrameLabel alone</FrameLabel>
      </Specimen>
      <Specimen
        name="selectionFrame"
        note="Hover, focus and “on” look like a selection in a drawing tool."
        isWide
      >
        <StyledSelected>Always shown</StyledSelected>
        <StyledSelectable href="#redline">On hover and focus</StyledSelectable>
      </Specimen>
      <Specimen
        name="data-transition"
        note="On a link: how its page replaces this one. Instant with reduced motion."
        isWide
      >
        <RouteTransitionStyle />
        {TRANSITIONS.map(({ kind, href, text }) => (
          <a key={text} href={href} data-transition={kind}>
            {text}
          </a>
        ))}
      </Specimen>
    </StyledSpecimens>
  );
}
