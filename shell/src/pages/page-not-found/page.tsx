import { PROJECT_TYPES, PROJECT_TYPE_NAMES } from '@portfolio/contract';
import { Button, PageHeader, SearchIcon, TextField } from '@portfolio/design';
import { useState } from 'react';
import { SitePages } from '../../layout/site-pages/SitePages';
import { type LoadSearchEntries, loadSearchEntries } from '../../palette/loadSearchEntries';
import type { PageData } from '../../site-map/pageData';
import { EmptySheet } from './EmptySheet';
import { StyledAddress, StyledAdvice, StyledLead, StyledSearch } from './page.styles';
import type { Route } from './suggestRoutes';
import { suggestRoutes } from './suggestRoutes';
import { useCanonicalSpelling } from './useCanonicalSpelling';
import { useRequestedPath } from './useRequestedPath';
import { useProjectRoutes } from './useProjectRoutes';

const TYPE_ROUTES: readonly Route[] = PROJECT_TYPE_NAMES.map((name) => ({
  title: PROJECT_TYPES[name].title,
  path: `/work/${PROJECT_TYPES[name].segment}`,
}));

interface PageNotFoundPageProps {
  data: PageData;
  loadEntries?: LoadSearchEntries;
}

export default function PageNotFoundPage({ data, loadEntries = loadSearchEntries }: PageNotFoundPageProps) {
  const { sitePages = [] } = data;
  const requestedPath = useRequestedPath();
  const [search, setSearch] = useState('');
  const projectRoutes = useProjectRoutes(loadEntries);
  // All at once: if suggestions were replaced by closer ones, a visitor could click the wrong link.
  const routes = projectRoutes === undefined ? [] : [...sitePages, ...TYPE_ROUTES, ...projectRoutes];
  useCanonicalSpelling(requestedPath, routes);
  return (
    <>
      <PageHeader
        kicker="404"
        title={data.title}
        lead={
          <NotFoundLead
            requestedPath={requestedPath}
            suggestions={suggestRoutes(requestedPath ?? '', routes)}
          />
        }
        picture={<EmptySheet />}
      />
      <StyledSearch action="/work" method="get" role="search" data-needs-script="">
        <TextField type="search" name="q" label="Search the work" value={search} onChange={setSearch} />
        <Button type="submit" icon={<SearchIcon />}>
          Search
        </Button>
      </StyledSearch>
      <SitePages id="places" title="Pages that do exist" pages={sitePages} />
    </>
  );
}

interface NotFoundLeadProps {
  requestedPath: string | undefined;
  suggestions: readonly Route[];
}

function NotFoundLead({ requestedPath, suggestions }: NotFoundLeadProps) {
  return (
    <StyledLead>
      <p>Nothing is drawn at this address.</p>
      <StyledAddress>{requestedPath}</StyledAddress>
      {suggestions.length === 0 ? (
        <StyledAdvice>
          Choose one of the pages below<span data-needs-script="">, or search the work</span>.
        </StyledAdvice>
      ) : (
        <StyledAdvice>
          Did you mean{' '}
          {suggestions.map(({ title, path }, index) => (
            <span key={path}>
              {index > 0 && (index === suggestions.length - 1 ? ' or ' : ', ')}
              <a href={path}>{title}</a>
            </span>
          ))}
          ?
        </StyledAdvice>
      )}
    </StyledLead>
  );
}
