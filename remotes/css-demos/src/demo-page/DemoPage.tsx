import { PageHeader, Section } from '@portfolio/design';
import type { CatalogueEntry } from '@portfolio/contract';
import type { ReactNode } from 'react';
import { StyledProse } from './DemoPage.styles';

interface DemoPageProps {
  project: CatalogueEntry;
  lead: string;
  /** What the style sheet does alone, and what is left to script. */
  script: string;
  /** Folder of the page under the remote. */
  source: string;
  children: ReactNode;
  howItWorks: ReactNode;
}

/** The frame of every CSS demo: title, the demo, how it works and where its source is. */
export function DemoPage({ project, lead, script, source, children, howItWorks }: DemoPageProps) {
  const facts = (
    <dl>
      <dt>Script</dt>
      <dd>{script}</dd>
      <dt>Source</dt>
      <dd>
        <code>
          remotes/
          <wbr />
          css-demos/
          <wbr />
          src/pages/
          <wbr />
          {source}
        </code>
      </dd>
    </dl>
  );
  return (
    <>
      <PageHeader kicker="CSS demo" title={project.title} lead={lead} tags={project.tags} meta={facts} />
      {children}
      <Section id="how-it-works" title="How it works">
        <StyledProse>{howItWorks}</StyledProse>
      </Section>
    </>
  );
}
