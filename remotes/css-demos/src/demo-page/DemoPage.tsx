import { Section } from '@portfolio/design';
import { DemoHeader, type DemoHeaderProps } from '@portfolio/kit/demo';
import type { ReactNode } from 'react';
import { StyledProse } from './DemoPage.styles';

interface DemoPageProps extends Pick<DemoHeaderProps, 'project' | 'lead'> {
  /** What the style sheet does alone, and what is left to script. */
  script: string;
  children: ReactNode;
  howItWorks: ReactNode;
}

/** The frame of every CSS demo: title, the demo, how it works and where its source is. */
export function DemoPage({ project, lead, script, children, howItWorks }: DemoPageProps) {
  return (
    <>
      <DemoHeader
        project={project}
        kicker="CSS demo"
        lead={lead}
        facts={[['Script', script]]}
        remote="css-demos"
      />
      {children}
      <Section id="how-it-works" title="How it works">
        <StyledProse>{howItWorks}</StyledProse>
      </Section>
    </>
  );
}
