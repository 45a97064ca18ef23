import type { PageProps } from '@portfolio/contract';
import { GlobalStyle, layout, space } from '@portfolio/design';
import { StrictMode, Suspense, lazy } from 'react';
import { createRoot } from 'react-dom/client';
import styled from 'styled-components';
import { catalogue, id, pages } from './remote';

const StyledMain = styled.main`
  max-inline-size: ${layout.page};
  margin-inline: auto;
  padding: ${space[7]} ${layout.gutter} ${space[9]};
`;

const services: PageProps['services'] = {
  showAlert({ message }) {
    console.info(`[${id}] ${message}`);
    return () => {};
  },
};

// The app is at every address that is no other page's, so that any of them can carry a view in its query.
const address = window.location.pathname.toLowerCase();
const project = catalogue.find(({ path }) => path?.toLowerCase() === address) ?? catalogue[0];
const load = project?.component ? pages[project.component] : undefined;
const root = document.getElementById('root');
if (root === null || project === undefined || load === undefined)
  throw new Error(`[${id}] Failed to start alone: there is no element "root", or no page to put into it.`);
const Page = lazy(load);

createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <StyledMain>
      <Suspense>
        <Page project={project} services={services} />
      </Suspense>
    </StyledMain>
  </StrictMode>,
);
