import { Button, Dimension, FrameLabel, useTextSizePx } from '@portfolio/design';
import { useRef } from 'react';
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
  const headlineRef = useRef<HTMLHeadingElement>(null);
  const size = useTextSizePx(headlineRef);
  const isMeasured = size !== undefined;
  return (
    <StyledHero id="introduction" aria-label="Introduction">
      <FrameLabel aria-hidden="true">{HERO.layer}</FrameLabel>
      <StyledSpecimen>
        <StyledHeadline ref={headlineRef} tabIndex={-1}>
          {HERO.headline}
        </StyledHeadline>
        <StyledHeight aria-hidden="true" $isMeasured={isMeasured} style={{ left: size?.widthPx }}>
          <Dimension>{size && `${size.heightPx} px`}</Dimension>
        </StyledHeight>
      </StyledSpecimen>
      <StyledWidth aria-hidden="true" $isMeasured={isMeasured} style={{ inlineSize: size?.widthPx }}>
        <Dimension>{size && `${size.widthPx} px`}</Dimension>
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
