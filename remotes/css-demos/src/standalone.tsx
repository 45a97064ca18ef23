import { Card, GlobalStyle, PageHeader, layout, space } from '@portfolio/design';
import { StrictMode, Suspense, lazy } from 'react';
import type { PageProps } from '@portfolio/contract';
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
  gap: ${space[6]};
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  padding-block: ${space[6]};
`;

/** The demo that the address asks for, without regard to case. */
const project = catalogue.find(({ path }) => path?.toLowerCase() === window.location.pathname.toLowerCase());
const load = pages[project?.component ?? ''];
const Page = load ? lazy(load) : undefined;

const services: PageProps['services'] = {
  showAlert({ message, description }) {
    console.info(message, description ?? '');
    return () => {};
  },
};

const container = document.getElementById('root');
if (container === null)
  throw new Error(`[${id}] Failed to start alone: the page has no element "root". Add <div id="root">.`);

createRoot(container).render(
  <StrictMode>
    <GlobalStyle />
    <StyledMain>
      {Page && project ? (
        <Suspense>
          <Page project={project} services={services} />
        </Suspense>
      ) : (
        <>
          <PageHeader title="CSS demos" />
          <StyledList>
            {catalogue.map(({ path, title, img }) => (
              <li key={path}>
                <Card title={title} href={path} image={img} headingLevel={2} />
              </li>
            ))}
          </StyledList>
        </>
      )}
    </StyledMain>
  </StrictMode>,
);
