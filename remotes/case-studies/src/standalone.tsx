import type { ShellServices } from '@portfolio/contract';
import { GlobalStyle, layout } from '@portfolio/design';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import styled from 'styled-components';
import { STUDIES } from './catalogue';
import { pages } from './remote';

const StyledMain = styled.main`
  max-inline-size: ${layout.page};
  margin-inline: auto;
  padding-inline: ${layout.gutter};
`;

const services: ShellServices = {
  showAlert: ({ message, description }) => {
    console.info(message, description ?? '');
    return () => {};
  },
};

function StudyList() {
  return (
    <>
      <h1>Case studies</h1>
      <ul>
        {STUDIES.map(({ id, title, path }) => (
          <li key={id}>
            <a href={path ?? undefined}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The study that the address asks for, without regard to case. */
const project = STUDIES.find(({ path }) => path?.toLowerCase() === window.location.pathname.toLowerCase());
const loader = Object.entries(pages).find(([name]) => name === project?.component)?.[1];
const Page = loader && lazy(loader);

const root = document.getElementById('root');
if (!root)
  throw new Error('[case-studies] Failed to start: the page has no element with the id "root". Add one.');

createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <StyledMain>
      {Page && project ? (
        <Suspense>
          <Page project={project} services={services} />
        </Suspense>
      ) : (
        <StudyList />
      )}
    </StyledMain>
  </StrictMode>,
);
