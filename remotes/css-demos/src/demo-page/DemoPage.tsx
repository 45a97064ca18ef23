import { Section } from '@portfolio/design';
import {
  DemoFacts,
  DemoHeader,
  StyledDemo,
  StyledScriptNote,
  type DemoHeaderProps,
} from '@portfolio/kit/demo';
import type { ReactNode } from 'react';
import { StyledProse } from './DemoPage.styles';

interface DemoPageProps extends Omit<DemoHeaderProps, 'kicker'> {
  /** Which parts work with the style sheet alone, and which need a script. */
  script: string;
  children: ReactNode;
  howItWorks: ReactNode;
}

/** The layout of every CSS demo: title, the demo, and how it works. */
export function DemoPage({ project, lead, script, children, howItWorks }: DemoPageProps) {
  return (
    <>
      <DemoHeader project={project} kicker="CSS demo" lead={lead} />
      <StyledDemo id="demo" aria-label={`${project.title}, the demo`}>
        <noscript>
          <StyledScriptNote>
            Most controls of this demo need JavaScript. The text below explains how it works.
          </StyledScriptNote>
        </noscript>
        {children}
      </StyledDemo>
      <DemoFacts project={project} lead={lead} facts={[['Script', script]]} />
      <Section id="how-it-works" title="How it works">
        <StyledProse>{howItWorks}</StyledProse>
      </Section>
    </>
  );
}
