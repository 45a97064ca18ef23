import { PROJECT_TYPES, PROJECT_TYPE_NAMES } from '@portfolio/contract';
import type { ProjectType } from '@portfolio/contract';
import type { PageData } from '../../site-map/pageData';
import { StyledCount, StyledTypeLink, StyledTypeList } from './TypeNav.styles';
import { toQueryString, toWorkQuery } from './workQuery';

interface TypeNavProps {
  counts: NonNullable<PageData['counts']>;
  current: ProjectType | undefined;
  queryString: string;
}

/** Links to the list of each type. They keep the rest of the query, but go to the first page. */
export function TypeNav({ counts, current, queryString }: TypeNavProps) {
  const types = PROJECT_TYPE_NAMES.filter((name) => (counts[name] ?? 0) > 0);
  const total = types.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
  const query = toQueryString({ ...toWorkQuery(queryString), pageNumber: 1 });
  const links = [
    { name: undefined, href: '/work', title: 'All', count: total },
    ...types.map((name) => ({
      name,
      href: `/work/${PROJECT_TYPES[name].segment}`,
      title: PROJECT_TYPES[name].title,
      count: counts[name],
    })),
  ];
  return (
    <nav aria-label="Types of work">
      <StyledTypeList role="list">
        {links.map(({ name, href, title, count }) => (
          <li key={href}>
            <StyledTypeLink href={href + query} aria-current={name === current ? 'page' : undefined}>
              {title} <StyledCount>{count}</StyledCount>
            </StyledTypeLink>
          </li>
        ))}
      </StyledTypeList>
    </nav>
  );
}
