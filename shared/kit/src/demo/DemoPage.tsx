import { Section } from '@portfolio/design';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { AnnounceContext, type Announce } from './announce';
import { CodeExcerpt, type Excerpt } from './CodeExcerpt';
import { DemoFacts, type DemoFactsProps } from './DemoFacts';
import { DemoHeader, type DemoHeaderProps } from './DemoHeader';
import { StyledDemo, StyledPicture, StyledProse, StyledScriptNote } from './DemoPage.styles';
import { ShortcutList, type Shortcut } from './ShortcutList';
import { StatusLine, type StatusMessage } from './StatusLine';

/** A demo and the texts about it. */
export interface DemoPageProps extends DemoHeaderProps, DemoFactsProps {
  /** The demo itself. */
  children: ReactNode;
  /** Whether nothing of the demo is shown without scripts; its picture takes its place. */
  needsScript?: boolean;
  shortcuts: readonly Shortcut[];
  /** The lessons for developers; paragraphs. */
  howItWorks: ReactNode;
  excerpt: Excerpt;
  /** Known faults of such demos, replayed beside the fixed version. */
  museum?: ReactNode;
}

/**
 * The layout of every demo, in a fixed order: title and sentence, the demo, its keys, its description, how it works,
 * known faults.
 */
export function DemoPage({
  project,
  kicker,
  lead,
  facts,
  children,
  needsScript = false,
  shortcuts,
  howItWorks,
  excerpt,
  museum,
}: DemoPageProps) {
  const { img } = project;
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const announce = useCallback<Announce>((text, tone = 'done') => {
    setMessage((last) => ({ text, tone, serial: (last?.serial ?? 0) + 1 }));
  }, []);
  // It is about what a visitor has just done, not about what they find when they return to the page.
  useEffect(() => () => setMessage(null), []);

  return (
    <AnnounceContext value={announce}>
      <DemoHeader project={project} kicker={kicker} lead={lead} />
      <StyledDemo id="demo" aria-label={`${project.title}, the demo`}>
        <noscript>
          <StyledScriptNote>
            The controls of this demo need JavaScript. The text below explains how it works.
          </StyledScriptNote>
          {needsScript && (
            <StyledPicture>
              {img.srcDark !== undefined && (
                <source media="(prefers-color-scheme: dark)" srcSet={img.srcDark} />
              )}
              <img src={img.src} alt={img.alt} width={img.widthPx} height={img.heightPx} loading="lazy" />
            </StyledPicture>
          )}
        </noscript>
        {children}
        <StatusLine message={message} />
      </StyledDemo>
      <Section id="keys" title="Keys and gestures" measure={`${shortcuts.length} ways to use it`}>
        <ShortcutList shortcuts={shortcuts} />
      </Section>
      <DemoFacts project={project} lead={lead} facts={facts} />
      <Section id="how-it-works" title="How it works" measure={`${excerpt.notes.length} notes`}>
        <StyledProse>{howItWorks}</StyledProse>
        <CodeExcerpt excerpt={excerpt} />
      </Section>
      {museum !== undefined && (
        <Section
          id="bug-museum"
          title="Bug museum"
          lead="Well-known versions of this demo share a fault. Here you can try it next to a version without it."
        >
          {museum}
        </Section>
      )}
    </AnnounceContext>
  );
}
