import { StyledDescription, StyledPageList } from './SitePageList.styles';
import { SITE_PAGES } from './sitePages';

export function SitePageList() {
  return (
    <StyledPageList role="list">
      {SITE_PAGES.map(({ title, path, description }) => (
        <li key={path}>
          <a href={path}>{title}</a>
          <StyledDescription>{description}</StyledDescription>
        </li>
      ))}
    </StyledPageList>
  );
}
