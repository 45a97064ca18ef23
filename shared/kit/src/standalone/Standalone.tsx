import type { CatalogueEntry, PageProps, RemoteModule } from '@portfolio/contract';
import { Card, PageHeader, layout, pageRoomContainer, space } from '@portfolio/design';
import { Suspense, lazy, useEffect, useState, type ComponentType, type MouseEvent } from 'react';
import styled from 'styled-components';

const StyledMain = styled.main`
  ${pageRoomContainer}
  max-inline-size: ${layout.page};
  margin-inline: auto;
  padding: ${space[7]} ${layout.gutter} ${space[9]};
`;

const StyledList = styled.ul`
  display: grid;
  gap: ${space[6]};
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  padding-block: ${space[6]};
`;

/** A project that has a page. */
interface View {
  project: CatalogueEntry & { path: string };
  Page: ComponentType<PageProps>;
}

/** Views by path, in lower case: paths match case-insensitively. */
export type Views = ReadonlyMap<string, View>;

const toKey = (pathname: string) => pathname.toLowerCase();

/** Maps the pages of a remote by path; each loads when it is shown. */
export function createViews({ catalogue, pages }: Pick<RemoteModule, 'catalogue' | 'pages'>): Views {
  return new Map(
    catalogue.flatMap((project) => {
      const { component, path } = project;
      const load = pages[component ?? ''];
      if (load === undefined || path === null) return [];
      return [[toKey(path), { project: { ...project, path }, Page: lazy(load) }] as const];
    }),
  );
}

/** The content of {@link Standalone}. */
export interface StandaloneProps {
  views: Views;
  services: PageProps['services'];
  /** The heading of the list of projects. */
  title: string;
}

/** The page for the current address, or the list of all pages; links between them work without a reload. */
export function Standalone({ views, services, title }: StandaloneProps) {
  const [key, setKey] = useState(() => toKey(window.location.pathname));
  const view = views.get(key);

  useEffect(() => {
    const handlePopState = () => setKey(toKey(window.location.pathname));
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, []);

  function handleClick(event: MouseEvent<HTMLElement>) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download')) return;
    if (link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
    const next = toKey(link.pathname);
    if (next !== '/' && !views.has(next)) return;
    event.preventDefault();
    window.history.pushState(null, '', link.href);
    setKey(next);
    window.scrollTo({ top: 0, behavior: 'instant' });
  }

  return (
    <StyledMain onClick={handleClick}>
      {view === undefined ? (
        <>
          <PageHeader title={title} />
          <StyledList>
            {[...views.values()].map(({ project }) => (
              <li key={project.path}>
                <Card title={project.title} href={project.path} image={project.img} headingLevel={2} />
              </li>
            ))}
          </StyledList>
        </>
      ) : (
        <>
          <a href="/">{title}</a>
          <Suspense>
            <view.Page key={key} project={view.project} services={services} />
          </Suspense>
        </>
      )}
    </StyledMain>
  );
}
