import { GlobalStyle, layout, space } from '@portfolio/design';
import { StrictMode, Suspense, lazy, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import styled from 'styled-components';
import type { PageProps } from '@portfolio/contract';
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

/** The demo that the address asks for, without regard to case. */
const project = catalogue.find(({ path }) => path?.toLowerCase() === window.location.pathname.toLowerCase());
const load = project?.component ? pages[project.component] : undefined;
const Page: ComponentType<PageProps> | null = load ? lazy(load) : null;

const services = {
  showAlert: ({ message }: { message: string }) => {
    console.info(`[${id}] ${message}`);
    return () => {};
  },
};

const root = document.getElementById('root');
if (root === null)
  throw new Error(`[${id}] Failed to start alone: the page has no element "root". Add <div id="root">.`);

createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <StyledMain>
      {Page !== null && project !== undefined ? (
        <Suspense>
          <Page project={project} services={services} />
        </Suspense>
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
  </StrictMode>,
);
