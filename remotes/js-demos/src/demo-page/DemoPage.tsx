import type { CatalogueEntry } from '@portfolio/contract';
import { PageHeader, Section } from '@portfolio/design';
import { Fragment, useCallback, useState, type ReactNode } from 'react';
import { AnnounceContext, type Announce } from './announce';
import { CodeExcerpt, type Excerpt } from './CodeExcerpt';
import { StyledDemo, StyledProse } from './DemoPage.styles';
import { ShortcutList, type Shortcut } from './ShortcutList';
import { StatusLine, type StatusMessage } from './StatusLine';

export interface DemoPageProps {
  project: CatalogueEntry;
  /** Two sentences: what the demo shows. */
  lead: string;
  /** Facts beside the title: what it is made with, what it needs. */
  facts: readonly (readonly [name: string, value: string])[];
  /** The demo itself. */
  children: ReactNode;
  shortcuts: readonly Shortcut[];
  /** What a developer can learn here; paragraphs. */
  howItWorks: ReactNode;
  excerpt: Excerpt;
  /** Known faults of such demos, replayed beside the mended version. */
  museum?: ReactNode;
}

/** The frame of every demo, in one order: what it is, the demo, its keys, how it works, what went wrong before. */
export function DemoPage({
  project,
  lead,
  facts,
  children,
  shortcuts,
  howItWorks,
  excerpt,
  museum,
}: DemoPageProps) {
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const announce = useCallback<Announce>((text, tone = 'done') => {
    setMessage((last) => ({ text, tone, serial: (last?.serial ?? 0) + 1 }));
  }, []);
  const sourcePath = `remotes/js-demos/src/pages/${project.component ?? ''}`;

  return (
    <AnnounceContext value={announce}>
      <PageHeader
        kicker="JavaScript demo"
        title={project.title}
        lead={lead}
        tags={project.tags}
        meta={
          <dl>
            {facts.map(([name, value]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
            <dt>Source</dt>
            <dd>
              <code>
                {sourcePath.split('/').map((part, index) => (
                  <Fragment key={part}>
                    {index > 0 && (
                      <>
                        /<wbr />
                      </>
                    )}
                    {part}
                  </Fragment>
                ))}
              </code>
            </dd>
          </dl>
        }
      />
      <StyledDemo id="demo" aria-label={`${project.title}, the demo`}>
        {children}
        <StatusLine message={message} />
      </StyledDemo>
      <Section id="keys" title="Keys and gestures" measure={`${shortcuts.length} ways to use it`}>
        <ShortcutList shortcuts={shortcuts} />
      </Section>
      <Section id="how-it-works" title="How it works" measure={`${excerpt.notes.length} remarks`}>
        <StyledProse>{howItWorks}</StyledProse>
        <CodeExcerpt excerpt={excerpt} />
      </Section>
      {museum !== undefined && (
        <Section
          id="bug-museum"
          title="Bug museum"
          lead="Well-known versions of this demo share a fault. It is rebuilt here, beside a version that is mended."
        >
          {museum}
        </Section>
      )}
    </AnnounceContext>
  );
}
