import { Section } from '@portfolio/design';
import type { SitePage } from '../../site-map/pageContent';
import { StyledDescription, StyledPageList } from './SitePages.styles';

interface SitePagesProps {
  id: string;
  title: string;
  pages: readonly SitePage[];
}

/** A section with the shell's own pages that are for visitors, each with a one-line description. */
export function SitePages({ id, title, pages }: SitePagesProps) {
  const listed = pages.filter(({ isUnlisted }) => !isUnlisted);
  return (
    <Section id={id} title={title} measure={`${listed.length} pages`}>
      <StyledPageList role="list">
        {listed.map(({ title: name, path, summary }) => (
          <li key={path}>
            <a href={path}>{name}</a>
            <StyledDescription>{summary}</StyledDescription>
          </li>
        ))}
      </StyledPageList>
    </Section>
  );
}
