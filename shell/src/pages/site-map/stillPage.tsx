import { PROJECT_TYPES, PROJECT_TYPE_NAMES } from '@portfolio/contract';
import { PageHeader, Section } from '@portfolio/design';
import { SitePages } from '../../layout/site-pages/SitePages';
import { SITE } from '../../site';
import type { PageData } from '../../site-map/pageData';
import { SITE_MAP_LEAD } from './content';
import { StyledLinks } from './page.styles';

export default function SiteMapPage({ data }: { data: PageData }) {
  const { links = [], sitePages = [], title } = data;
  const groups = PROJECT_TYPE_NAMES.map((type) => ({
    ...PROJECT_TYPES[type],
    id: `map-${PROJECT_TYPES[type].segment}`,
    members: links.filter((project) => project.type === type),
  })).filter(({ members }) => members.length > 0);
  return (
    <>
      <PageHeader kicker="All pages" title={title} lead={SITE_MAP_LEAD} />
      <SitePages id="pages" title="Pages" pages={sitePages} />
      {groups.map(({ id, title: typeTitle, segment, isNavigable, members }) => (
        <Section
          key={id}
          id={id}
          title={typeTitle}
          measure={`${members.length} project${members.length === 1 ? '' : 's'}`}
        >
          <StyledLinks role="list">
            <li>
              <a href={`/work/${segment}`}>All {typeTitle} work</a>
            </li>
            {isNavigable &&
              members.map(
                ({ id: projectId, path, title: projectTitle }) =>
                  path !== null && (
                    <li key={projectId}>
                      <a href={path}>{projectTitle}</a>
                    </li>
                  ),
              )}
          </StyledLinks>
        </Section>
      ))}
      <Section id="files" title="For machines">
        <StyledLinks role="list">
          <li>
            <a href={SITE.feedPath}>RSS feed of the write-ups</a>
          </li>
          <li>
            <a href="/sitemap.xml">sitemap.xml</a>
          </li>
        </StyledLinks>
      </Section>
    </>
  );
}
