import { Button, Dimension, FrameLabel, REDLINES, useRedlines } from '@portfolio/design';
import { PageFacts } from '../../layout/PageFacts';
import { FACTS, HERO } from './content';
import {
  StyledActions,
  StyledFacts,
  StyledHeadline,
  StyledHeight,
  StyledHero,
  StyledIntroduction,
  StyledLead,
  StyledSpecimen,
  StyledWidth,
} from './Hero.styles';

/** The headline at full size with its own redlines: width and height in CSS pixels, live. */
export function Hero() {
  const container = useRedlines<HTMLElement>();
  return (
    <StyledHero ref={container} {...REDLINES} id="introduction" aria-label="Introduction">
      <FrameLabel aria-hidden="true">{HERO.layer}</FrameLabel>
      <StyledSpecimen>
        <StyledHeadline tabIndex={-1}>{HERO.headline}</StyledHeadline>
        <StyledHeight aria-hidden="true">
          <Dimension measures="height" />
        </StyledHeight>
      </StyledSpecimen>
      <StyledWidth aria-hidden="true">
        <Dimension measures="width" />
      </StyledWidth>
      <StyledIntroduction>
        <div>
          <StyledLead>{HERO.lead}</StyledLead>
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
        </div>
        <StyledFacts>
          <PageFacts facts={FACTS} />
        </StyledFacts>
      </StyledIntroduction>
    </StyledHero>
  );
}
