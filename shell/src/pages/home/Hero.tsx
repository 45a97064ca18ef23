import { Button, Dimension, FrameLabel, REDLINES, STRETCHES, useRedlines } from '@portfolio/design';
import { LEAD } from './content';
import {
  StyledActions,
  StyledFrame,
  StyledHandle,
  StyledHeadline,
  StyledHeight,
  StyledHero,
  StyledIntroduction,
  StyledLead,
  StyledLineBreak,
  StyledPercent,
  StyledSpecimen,
  StyledWidth,
} from './Hero.styles';

/**
 * The headline in its selection frame, with its redlines: width and height in CSS pixels, live. The right edge of the
 * frame is a slider for the width of the type, which appears once `measureRedlines` has run.
 */
export function Hero() {
  const container = useRedlines<HTMLElement>();
  return (
    <StyledHero ref={container} {...REDLINES} id="introduction" aria-label="Introduction">
      <FrameLabel aria-hidden="true">
        h1, Archivo 750, width <StyledPercent />
      </FrameLabel>
      <StyledSpecimen>
        <StyledHeadline tabIndex={-1}>
          I draw <StyledLineBreak data-narrow-only="" />
          interfaces <StyledLineBreak />
          and build <StyledLineBreak data-narrow-only="" />
          what I drew.
        </StyledHeadline>
        <StyledHandle
          {...STRETCHES}
          type="range"
          min={75}
          max={125}
          defaultValue={125}
          autoComplete="off"
          aria-label="Width of the headline’s letters in percent"
        />
        <StyledFrame aria-hidden="true" />
        <StyledHeight aria-hidden="true">
          <Dimension measures="height" />
        </StyledHeight>
      </StyledSpecimen>
      <StyledWidth aria-hidden="true">
        <Dimension measures="width" />
      </StyledWidth>
      <StyledIntroduction>
        <StyledLead>{LEAD}</StyledLead>
        <StyledActions>
          <Button category="large" href="/work">
            See the work
          </Button>
          <Button category="border-lg" href="/contact">
            Write to me
          </Button>
          <Button category="text-lg" href="/cv">
            Read the CV
          </Button>
        </StyledActions>
      </StyledIntroduction>
    </StyledHero>
  );
}
