import { GlobalStyle, layout, space } from '@portfolio/design';
import { StrictMode, Suspense, lazy, useSyncExternalStore, type MouseEvent } from 'react';
import { createRoot } from 'react-dom/client';
import styled from 'styled-components';
import { catalogue, id, pages } from './remote';

const StyledMain = styled.main`
  max-inline-size: ${layout.page};
  margin-inline: auto;
  padding: ${space[7]} ${layout.gutter} ${space[9]};
`;

const StyledList = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin-block-start: ${space[6]};
`;

const services = {
  showAlert: ({ message }: { message: string }) => {
    console.info(`[${id}] ${message}`);
    return () => {};
  },
};

/** The demo at each path, in lower case: paths match without regard to case. */
const VIEWS = new Map(
  catalogue.flatMap((project) => {
    const load = pages[project.component ?? ''];
    if (load === undefined || project.path === null) return [];
    const Page = lazy(load);
    return [[project.path.toLowerCase(), <Page project={project} services={services} />] as const];
  }),
);

const root = document.getElementById('root');
if (root === null)
  throw new Error(`[${id}] Failed to start alone: the page has no element "root". Add <div id="root">.`);

function subscribe(onChange: () => void) {
  window.addEventListener('popstate', onChange);
  return () => window.removeEventListener('popstate', onChange);
}

/** Follows a link to another page of this remote without a reload, as the shell does: a page that is left unmounts. */
function handleClick(event: MouseEvent<HTMLElement>) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== window.location.origin || link.target !== '') return;
  if (link.pathname === window.location.pathname || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  window.history.pushState(null, '', link.href);
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** The demo that the address asks for, or the list of all. */
function Standalone() {
  const pathname = useSyncExternalStore(subscribe, () => window.location.pathname);
  const view = VIEWS.get(pathname.toLowerCase());
  return (
    <StyledMain onClick={handleClick}>
      {view !== undefined ? (
        <>
          <a href="/">All demos</a>
          <Suspense key={pathname}>{view}</Suspense>
        </>
      ) : (
        <>
          <h1>JavaScript demos</h1>
          <StyledList>
            {catalogue.map(({ title, path, description }) => (
              <li key={path}>
                <a href={path ?? undefined}>{title}</a>. {description}
              </li>
            ))}
          </StyledList>
        </>
      )}
    </StyledMain>
  );
}

createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <Standalone />
  </StrictMode>,
);
