import type { SitePage } from '../../site-map/pageContent';
import { StyledDescription, StyledPageList } from './SitePageList.styles';

/** The shell's own pages, each with a one-line description. */
export function SitePageList({ pages }: { pages: readonly SitePage[] }) {
  return (
    <StyledPageList role="list">
      {pages.map(({ title, path, summary }) => (
        <li key={path}>
          <a href={path}>{title}</a>
          <StyledDescription>{summary}</StyledDescription>
        </li>
      ))}
    </StyledPageList>
  );
}
