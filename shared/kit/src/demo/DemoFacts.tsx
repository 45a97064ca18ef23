import { Section, TagList } from '@portfolio/design';
import { Fragment } from 'react';
import { StyledAbout, StyledFacts } from './DemoFacts.styles';
import type { DemoHeaderProps } from './DemoHeader';
import { StyledProse } from './DemoPage.styles';

/** The facts about a demo, shown below it. */
export interface DemoFactsProps extends Pick<DemoHeaderProps, 'project' | 'lead'> {
  /** Such as how it was made, and what it needs. */
  facts: readonly (readonly [name: string, value: string])[];
}

/** The rest of the introduction, which follows the demo. */
export function DemoFacts({ project, lead: [, ...more], facts }: DemoFactsProps) {
  return (
    <Section id="about-the-demo" title="About this demo">
      <StyledAbout>
        <StyledProse>
          {more.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <TagList tags={project.tags} />
        </StyledProse>
        <StyledFacts>
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </StyledFacts>
      </StyledAbout>
    </Section>
  );
}
