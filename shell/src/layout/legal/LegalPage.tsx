import { PageHeader, Section } from '@portfolio/design';
import { StyledBody, StyledParagraph, StyledPoints } from './LegalPage.styles';

/** A paragraph, a list, or a paragraph that ends in a link. */
export type LegalBlock =
  | string
  | { points: readonly string[] }
  | { text: string; link: { href: string; text: string } };

export interface LegalSection {
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalText {
  lead: string;
  sections: readonly LegalSection[];
}

/** The terms, the policy, the disclaimer: numbered sections below a summary, which may be all that visitors read. */
export function LegalPage({ title, text }: { title: string; text: LegalText }) {
  return (
    <>
      <PageHeader kicker="Legal" title={title} lead={text.lead} />
      {text.sections.map((section, index) => (
        <Section key={section.id} id={section.id} title={`${index + 1}. ${section.title}`}>
          <StyledBody>
            {section.blocks.map((block) => (
              <Block key={typeof block === 'string' ? block : JSON.stringify(block)} block={block} />
            ))}
          </StyledBody>
        </Section>
      ))}
    </>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <StyledParagraph>{block}</StyledParagraph>;
  if ('points' in block) {
    return (
      <StyledPoints>
        {block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </StyledPoints>
    );
  }
  return (
    <StyledParagraph>
      {block.text} <a href={block.link.href}>{block.link.text}</a>
    </StyledParagraph>
  );
}
